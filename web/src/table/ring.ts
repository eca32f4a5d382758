/** Where the seats lie around the hub. 0 degrees is up, clockwise; who looks on sits at 180. */
export type Side = "left-seat" | "top-seat" | "right-seat" | "my-seat";
export interface Spot {
  seat: number;
  angle: number;
  x: number;
  y: number;
  tilt: number;
  side: Side;
  wind: string;
}

const ANGLES: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [0],
  3: [300, 60],
  4: [270, 0, 90],
  5: [255, 320, 40, 105],
  6: [250, 305, 0, 55, 110],
  7: [234, 272, 316, 44, 88, 126],
  8: [231, 268, 308, 0, 52, 92, 129],
};
/** Half the width and height of the ellipse the cards lie on, in px. */
const ELLIPSES: Readonly<Record<number, readonly [number, number]>> = {
  3: [196, 150],
  5: [208, 158],
  6: [226, 165],
  7: [252, 172],
  8: [262, 172],
};
const TILTS = [-2, 1, 1.5, -1, 2, -1.5, 1] as const;
const WINDS: Readonly<Record<number, string>> = { 270: "west", 0: "north", 90: "east", 180: "south" };

/** Seats clockwise from the left of `near`, who is last. */
export function clockwise(players: number, near: number): number[] {
  return Array.from({ length: players }, (_, i) => (near + 1 + i) % players);
}

export function angles(players: number): readonly number[] {
  return [...(ANGLES[players] ?? []), 180];
}

export function spots(players: number, near: number): Spot[] {
  const all = angles(players);
  return clockwise(players, near).map((seat, i) => spot(seat, all[i] ?? 180, players, i));
}

function spot(seat: number, angle: number, players: number, i: number): Spot {
  const [wide, high] = ELLIPSES[players] ?? [174, 141];
  const turn = (angle * Math.PI) / 180;
  const x = Math.round(wide * Math.sin(turn));
  const y = Math.round(-high * Math.cos(turn));
  return {
    seat,
    angle,
    x,
    y,
    tilt: angle === 180 ? 0 : (TILTS[i] ?? 0),
    side: sideOf(angle),
    wind: WINDS[angle] ?? "",
  };
}

function sideOf(angle: number): Side {
  if (angle === 180) return "my-seat";
  if (angle === 0) return "top-seat";
  return angle > 180 ? "left-seat" : "right-seat";
}

/** The needle goes the short way: the angle nearest to `from` that points at `to`. */
export function shortWay(from: number, to: number): number {
  const around = ((((to - from) % 360) + 540) % 360) - 180;
  return from + around;
}
