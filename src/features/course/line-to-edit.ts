/**
 * The line of the start that readers change first: the first one that the solution has differently,
 * imports aside. The first is 1.
 */
export function lineToEdit(start: string, solution: string): number {
  const [before, after] = [start.split('\n'), solution.split('\n')];
  const [mine, wanted] = [before, after].map((lines) => lines.filter((line) => !isImport(line)));
  const at = mine?.findIndex((line, index) => line !== wanted?.[index]) ?? 0;
  return before.filter(isImport).length + Math.max(at, 0) + 1;
}

const isImport = (line: string): boolean => line.startsWith('import ');
