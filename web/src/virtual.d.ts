declare module "virtual:words/*" {
  const text: string;
  export default text;
}
declare module "virtual:review/*" {
  const text: string;
  export default text;
}
declare module "virtual:pads/*" {
  const text: string;
  export default text;
}
declare module "virtual:aside/*" {
  const text: string;
  export default text;
}
declare module "virtual:lobby/*" {
  const text: string;
  export default text;
}
declare module "virtual:doubts/*" {
  const text: string;
  export default text;
}
declare module "virtual:lessons/*" {
  const text: string;
  export default text;
}
declare module "virtual:start/*" {
  const text: string;
  export default text;
}
declare module "virtual:moments/*" {
  const text: string;
  export default text;
}
declare module "virtual:undo/*" {
  const text: string;
  export default text;
}

declare module "virtual:further/*" {
  const text: string;
  export default text;
}
declare module "virtual:games/*" {
  const text: string;
  export default text;
}
declare module "virtual:own-words" {
  const games: readonly string[];
  export default games;
}
