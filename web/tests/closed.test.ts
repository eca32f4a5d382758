/** Entries are closed unions: whoever reads them one by one is named by the type check when one is added. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const SRC = join(WEB, "src");
const WIRE = join(SRC, "wire.generated.ts");
const NEW = "mutinied";
const BENT = join(SRC, "bent.ts");
const SWITCH = /switch \(\S+\.event\)/u;

const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(join(WEB, "tsconfig.json"), ts.sys.readFile).config, ts.sys, WEB);
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((name) => join(SRC, name));
const readers = files.filter((name) => /\.(ts|svelte)$/u.test(name) && SWITCH.test(readFileSync(name, "utf8")));

/** The page's types with one more entry in this group. */
function wire(group: string): string {
  const text = readFileSync(WIRE, "utf8");
  const grown = text.replace(`export type ${group} = `, `export type ${group} = Mutinied | `);
  expect(grown).not.toBe(text);
  return `${grown}\nexport interface Mutinied { event: "${NEW}"; seat: number }\n`;
}

function programOf(texts: Record<string, string>, roots: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name in texts || fileExists(name);
  host.readFile = (name) => texts[name] ?? readFile(name);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name in texts ? ts.createSourceFile(name, texts[name]!, version, true) : getSourceFile(name, version);
  return ts.createProgram([...roots, join(SRC, "virtual.d.ts")], options, host);
}

/** What comes last hands it on to a function of fewer entries, which is looked at itself. */
function handsOn(checker: ts.TypeChecker, node: ts.SwitchStatement): boolean {
  const last = node.caseBlock.clauses.find(ts.isDefaultClause)?.statements[0];
  const call = last && ts.isReturnStatement(last) ? last.expression : undefined;
  if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const subject = node.expression.expression.getText();
  const at = call.arguments.findIndex((given) => given.getText() === subject);
  const taken = checker.getResolvedSignature(call)?.parameters[at];
  return taken !== undefined && checker.typeToString(checker.getTypeOfSymbolAtLocation(taken, call)) !== "Entry";
}

/** The switches that could meet the new entry, and in which nothing is found amiss. */
function silent(program: ts.Program, name: string): number[] {
  const file = program.getSourceFile(name)!;
  const checker = program.getTypeChecker();
  const wrong = program.getSemanticDiagnostics(file).map(({ start = 0 }) => start);
  const found: number[] = [];
  const visit = (node: ts.Node, within: ts.Node): void => {
    if (ts.isSwitchStatement(node)) {
      const read = checker.typeToString(checker.getTypeAtLocation(node.expression), undefined, ts.TypeFormatFlags.NoTruncation);
      const named = wrong.some((at) => at >= within.getStart(file) && at < within.end);
      if (read.includes(`"${NEW}"`) && !named && !handsOn(checker, node)) found.push(file.getLineAndCharacterOfPosition(node.pos).line + 1);
    }
    // A switch that lacks its end is told of at the head of its function.
    ts.forEachChild(node, (child) => visit(child, ts.isFunctionLike(node) ? node : within));
  };
  visit(file, file);
  return found;
}

it.each(["GameEvent", "TableEvent"])("a new one among %s is named wherever entries are read one by one", (group) => {
  expect(readers.length).toBeGreaterThan(3);
  const program = programOf({ [WIRE]: wire(group) }, readers);
  const passed = readers.flatMap((name) => silent(program, name).map((line) => `${relative(SRC, name)}:${line}`));
  expect(passed).toEqual([]);
}, 120_000);

it.each([
  ["default: return 0;", 1],
  ["default: entry satisfies Exclude<Entry, Played>; return 0;", 1],
  ["default: return worth(entry);", 1],
  ["default: entry satisfies Dealt; return 0;", 0],
  ["default: return fewer(entry);", 0],
])("an end like “%s” is looked at", (end, count) => {
  const text = `import type { Dealt, Entry, Played } from "./wire.generated";
    declare function fewer(entry: Exclude<Entry, Played>): number;
    export function worth(entry: Entry): number { switch (entry.event) { case "played": return 1; ${end} } }`;
  const program = programOf({ [WIRE]: wire("GameEvent"), [BENT]: text }, [BENT]);
  expect(silent(program, BENT)).toHaveLength(count);
}, 120_000);
