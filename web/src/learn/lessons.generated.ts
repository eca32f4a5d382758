// Made by `make types` from jollyroger/words/guides. Do not edit.

/** A sentence of `learn.ftl` and the number of the rule it tells. */
export type Told = readonly [key: string, rule: string];
/** A kind of piece; `rule` is one number or several. */
export interface Row {
  stem: string;
  icon: string;
  rule: string;
}
export interface Step {
  stem: string;
  pieces: readonly string[];
}
export interface Section {
  title: string;
  told: readonly Told[];
}
export interface Trick {
  trick: readonly string[];
  center: readonly string[];
}
/** A little round: who holds what, in the order the others like to play it; the reader is the last.
 *  `throws` is what each die will show, in the order of the hand; empty where nothing is thrown. */
export interface Script {
  hands: readonly (readonly string[])[];
  throws: readonly (readonly string[])[];
  bids: readonly number[];
  center: readonly string[];
}
/** `ring` are the three that beat each other in a ring, where the game has them. `board` is the
 *  sentence about what stands before each seat, "" where there is none. `scores` are questions of
 *  `docs/notation.md` about points, answered by the referee, and `tricks` are for the lab. */
export interface Lesson {
  ring: readonly Row[];
  board: string;
  columns: readonly string[];
  rows: readonly Row[];
  steps: readonly Step[];
  order: readonly Told[];
  sections: readonly Section[];
  scores: readonly object[];
  tricks: readonly Trick[];
  round: Script;
}

export const LESSONS: Readonly<Record<string, Lesson>> = {
  skull_king: {"ring":[{"stem":"king","icon":"king","rule":"SK11"},{"stem":"pirate","icon":"pirate","rule":"SK12"},{"stem":"mermaid","icon":"mermaid","rule":"SK10 SK13"}],"board":"","columns":["beats","loses","two"],"rows":[{"stem":"king","icon":"king","rule":"SK11"},{"stem":"pirate","icon":"pirate","rule":"SK12"},{"stem":"mermaid","icon":"mermaid","rule":"SK10 SK13"},{"stem":"mary","icon":"mary","rule":"SK9"},{"stem":"black","icon":"banner","rule":"SK14"},{"stem":"led","icon":"coins","rule":"SK15"},{"stem":"escape","icon":"escape","rule":"SK16"}],"steps":[{"stem":"black","pieces":["K13","K7","K1"]},{"stem":"led","pieces":["R13","R7","R1"]},{"stem":"escape","pieces":["Y12","B9","ES"]}],"order":[["order-mermaid-king","SK10"],["order-king","SK11"],["order-pirate","SK12"],["order-mermaid","SK13"],["order-black","SK14"],["order-led","SK15"],["order-escape","SK16"]],"sections":[{"title":"box","told":[["rule-sk-box","SK1"]]},{"title":"round","told":[["rule-sk-deal","SK2"],["rule-bid","SK3"],["rule-lead","SK4"],["rule-dealer","SK5"]]},{"title":"follow","told":[["rule-sk-first","SK6"],["rule-sk-follow","SK7"],["rule-sk-black","SK8"],["rule-mary","SK9"]]},{"title":"score","told":[["rule-made","SK17"],["rule-missed","SK18"],["rule-zero","SK19"],["rule-zero-broken","SK20"],["rule-bonus-king","SK21"],["rule-bonus-mermaid","SK22"],["rule-sk-end","SK23"],["rule-tie","G1"]]}],"scores":[{"round":3,"bid":3,"won":3,"bonus":0},{"round":5,"bid":2,"won":2,"bonus":30},{"round":6,"bid":5,"won":1,"bonus":0},{"round":4,"bid":0,"won":0,"bonus":0},{"round":6,"bid":0,"won":2,"bonus":0}],"tricks":[{"trick":["Y2","Y12","B13","K1"],"center":[]},{"trick":["PI","SK","K13","ME"],"center":[]},{"trick":["ME","SM+","PI","R3"],"center":[]},{"trick":["ES","SM-","ES"],"center":[]}],"round":{"hands":[["R11","Y4","B2"],["R4","ES","K5"],["K3","B9","Y12"],["R2","B13","PI"]],"throws":[],"bids":[1,0,1],"center":[]}},
  dice: {"ring":[{"stem":"d-king","icon":"king","rule":"DI8"},{"stem":"d-pirate","icon":"pirate","rule":"DI9"},{"stem":"d-mermaid","icon":"mermaid","rule":"DI7 DI10"}],"board":"","columns":["beats","loses","two"],"rows":[{"stem":"d-king","icon":"king","rule":"DI8"},{"stem":"d-pirate","icon":"pirate","rule":"DI9"},{"stem":"d-mermaid","icon":"mermaid","rule":"DI7 DI10"},{"stem":"d-number","icon":"banner","rule":"DI11"},{"stem":"d-flag","icon":"escape","rule":"DI12"}],"steps":[{"stem":"d-number","pieces":["K7","Y7","B5"]},{"stem":"d-flag","pieces":["YF","PIF","SKF"]}],"order":[["order-d-mermaid-king","DI7"],["order-d-king","DI8"],["order-d-pirate","DI9"],["order-d-mermaid","DI10"],["order-d-number","DI11"],["order-d-flag","DI12"]],"sections":[{"title":"box","told":[["rule-di-box","DI1"],["rule-di-special","DI1"]]},{"title":"round","told":[["rule-di-round","DI3"],["rule-bid","DI4"],["rule-di-start","DI5"]]},{"title":"follow","told":[["rule-di-first","DI6"],["rule-di-follow","DI6"],["rule-di-yellow","DI6"]]},{"title":"score","told":[["rule-made","DI13"],["rule-missed","DI13"],["rule-zero","DI13"],["rule-zero-broken","DI13"],["rule-di-bonus-king","DI14"],["rule-di-bonus-mermaid","DI15"],["rule-landlubber","DI16"],["rule-di-end","DI17"],["rule-tie","G1"]]}],"scores":[{"round":3,"bid":3,"won":3,"bonus":0},{"round":5,"bid":2,"won":2,"bonus":30},{"round":6,"bid":5,"won":1,"bonus":0},{"round":4,"bid":0,"won":0,"bonus":0},{"round":6,"bid":0,"won":2,"bonus":0},{"round":6,"bid":5,"won":1,"bonus":0,"scoring":"landlubber"}],"tricks":[{"trick":["K6","K7","R2","Y7","K5"],"center":[]},{"trick":["PI","SK","K5","K7","ME"],"center":[]},{"trick":["PI","SK","K5","K7","MEF"],"center":[]},{"trick":["YF","PIF","SKF"],"center":[]}],"round":{"hands":[["K","R","Y"],["B","PI","R"],["R","ME","B"],["K","Y","SK"]],"throws":[["K6","R2","YF"],["B4","PI","R1"],["R3","MEF","B5"],["K7","Y7","SK"]],"bids":[1,1,0],"center":[]}},
  doubloons: {"ring":[{"stem":"king","icon":"king","rule":"SK11"},{"stem":"pirate","icon":"pirate","rule":"SK12"},{"stem":"mermaid","icon":"mermaid","rule":"SK10 SK13"}],"board":"","columns":["beats","loses","two"],"rows":[{"stem":"king","icon":"king","rule":"SK11"},{"stem":"pirate","icon":"pirate","rule":"SK12"},{"stem":"mermaid","icon":"mermaid","rule":"SK10 SK13"},{"stem":"mary","icon":"mary","rule":"SK9"},{"stem":"star","icon":"star","rule":"SK14"},{"stem":"shape","icon":"cir","rule":"SK15"},{"stem":"flag","icon":"escape","rule":"SK16"}],"steps":[{"stem":"star","pieces":["S9","S5","S0"]},{"stem":"shape","pieces":["C9","C5","C0"]},{"stem":"flag","pieces":["T8","Q6","FL"]}],"order":[["order-mermaid-king","SK10"],["order-king","SK11"],["order-pirate","SK12"],["order-mermaid","SK13"],["order-star","SK14"],["order-shape","SK15"],["order-flag","SK16"]],"sections":[{"title":"box","told":[["rule-do-box","DO1"],["rule-do-touch","DO5"]]},{"title":"round","told":[["rule-do-rounds","DO2"],["rule-bid","SK3"],["rule-lead","SK4"],["rule-dealer","SK5"]]},{"title":"follow","told":[["rule-do-first","DO3"],["rule-do-follow","SK7"],["rule-do-pirate","DO4"],["rule-mary","SK9"]]},{"title":"score","told":[["rule-made","SK17"],["rule-missed","SK18"],["rule-zero","SK19"],["rule-zero-broken","SK20"],["rule-bonus-king","SK21"],["rule-bonus-mermaid","SK22"],["rule-do-end","SK23"],["rule-tie","G1"]]}],"scores":[{"round":3,"bid":3,"won":3,"bonus":0},{"round":5,"bid":2,"won":2,"bonus":30},{"round":6,"bid":5,"won":1,"bonus":0},{"round":4,"bid":0,"won":0,"bonus":0},{"round":6,"bid":0,"won":2,"bonus":0}],"tricks":[{"trick":["C2","C9","T8","S0"],"center":[]},{"trick":["PI","SK","S9","ME"],"center":[]},{"trick":["C0","FL","Q9"],"center":[]},{"trick":["FL","SM-","FL"],"center":[]}],"round":{"hands":[["C7","T2","Q1"],["C3","FL","S2"],["S4","T6","Q8"],["C1","T9","PI"]],"throws":[],"bids":[1,0,1],"center":[]}},
  skull_queen: {"ring":[],"board":"rule-sq-plank","columns":["does","mind"],"rows":[{"stem":"q-highest","icon":"i-up","rule":"SQ8"},{"stem":"q-lowest","icon":"i-down","rule":"SQ8"},{"stem":"q-eight","icon":"aye","rule":"SQ8"},{"stem":"q-five","icon":"snack","rule":"SQ8"},{"stem":"q-single","icon":"bottle","rule":"SQ7"},{"stem":"q-monkey","icon":"monkey","rule":"SQ6"},{"stem":"q-mate","icon":"mate","rule":"SQ6"}],"steps":[{"stem":"q-highest","pieces":["B6","B8","B12"]},{"stem":"q-lowest","pieces":["B3","B5","B9"]},{"stem":"q-single","pieces":["G7"]},{"stem":"q-wild","pieces":["MO","FM"]}],"order":[["order-q-look","SQ7"],["order-q-single","SQ7"],["order-q-up","SQ8"],["order-q-down","SQ8"],["order-q-owner","SQ8"],["order-q-water","SQ9"],["order-q-lead","SQ11"]],"sections":[{"title":"box","told":[["rule-sq-box","SQ1"],["rule-sq-few","SQ2"],["rule-sq-plank","SQ3"]]},{"title":"round","told":[["rule-sq-deal","SQ4"],["rule-sq-place","SQ5"],["rule-sq-first","SQ5"]]},{"title":"follow","told":[["rule-sq-follow","SQ6"],["rule-sq-wild","SQ6"]]},{"title":"resolve","told":[["rule-sq-must","SQ8"],["rule-sq-aside","SQ10"],["rule-sq-lead","SQ11"],["rule-sq-open","SQ12"]]},{"title":"score","told":[["rule-sq-score","SQ13"],["rule-tie","G1"]]},{"title":"two","told":[["rule-sq-king","SQ14"],["rule-sq-both","SQ14"],["rule-sq-kingwild","SQ15"]]}],"scores":[{"spaces":[8,5,2,null]},{"spaces":[3,3,3,3]},{"spaces":[8,8,null,null]},{"spaces":[null,null,null,null]}],"tricks":[{"trick":["B6","G7","B12","B8"],"center":["Y4","B3"]},{"trick":["R5","R2","FM","Y9"],"center":[]},{"trick":["G8","MO","G4"],"center":["G1"]}],"round":{"hands":[["B6","R3","Y11"],["G7","Y2","R10"],["B12","R6","G2"],["B8","R9","FM"]],"throws":[],"bids":[],"center":["Y4","B3"]}},
};
