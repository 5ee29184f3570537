import path from 'node:path';
import {
  type FunctionDeclaration,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { type Shape, shapeReader } from './shapes.ts';

/** A call of query(), queryOne() or execute(). */
interface SourceCall {
  /** 'src/server/…/x.repository.ts:12' */
  place: string;
  /** What the caller takes its rows for; null: it takes none. */
  row: Shape | null;
}

/** An exported function that takes a database first, of a file that sends statements. */
export interface SourceFunction {
  file: string;
  name: string;
  parameters: Shape[];
}

export interface Source {
  calls: SourceCall[];
  functions: SourceFunction[];
  /** Shapes are read from the compiler as they are asked for, until then. */
  close: () => void;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Every statement that the server sends, and the functions that send them, as the compiler sees them. */
export function readSource(): Source {
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProject: path.join(root, 'src/server/tsconfig.json') });
  const [project] = snapshot.getProjects();
  if (!project) throw new Error('The compiler found no project');
  const files = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(path.join(root, 'src/server/')) && !name.endsWith('/db/sql.ts'));
  const found = files.map((file) => readFile(project, file)).filter(({ calls }) => calls.length > 0);
  return {
    calls: found.flatMap(({ calls }) => calls),
    functions: found.flatMap(({ functions }) => functions),
    close: () => api.close(),
  };
}

function readFile(project: Project, name: string): Pick<Source, 'calls' | 'functions'> {
  const { checker, program } = project;
  const source = program.getSourceFile(name);
  if (!source || !/\b(query|queryOne|execute)[<(]/.test(source.text)) return { calls: [], functions: [] };
  const file = path.relative(root, name);
  const read = shapeReader(checker);
  const calls: SourceCall[] = [];
  const functions: SourceFunction[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression)) {
      const sent = node.expression.text;
      const line = source.getLineAndCharacterOfPosition(node.expression.getStart(source)).line + 1;
      const place = `${file}:${line}`;
      if (sent === 'execute') calls.push({ place, row: null });
      if (sent === 'query' || sent === 'queryOne') {
        calls.push({ place, row: rowOf(read(checker.getTypeAtLocation(node))) });
      }
    }
    if (isFunctionDeclaration(node) && node.name && isExported(node)) {
      const parameters = checker.getTypeAtLocation([...node.parameters]).map(read);
      if (isDatabase(parameters[0])) functions.push({ file, name: node.name.text, parameters });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return { calls, functions };
}

const isExported = ({ modifiers }: FunctionDeclaration) =>
  modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword) ?? false;

const isDatabase = (shape: Shape | undefined) => shape?.kind === 'object' && shape.name === 'Database';

/** Of Promise<Row[]> or Promise<Row | null>. */
function rowOf(answer: Shape): Shape {
  const inside = answer.kind === 'promise' ? answer.item() : answer;
  if (inside.kind === 'list') return inside.item();
  if (inside.kind !== 'union') return inside;
  const options = inside.options.filter(({ kind }) => kind !== 'null');
  return options.length === 1 && options[0] ? options[0] : { kind: 'union', options };
}
