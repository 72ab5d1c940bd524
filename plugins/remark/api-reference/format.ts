import {format} from 'prettier';

/** Columns that fit beside the sidebar and the table of contents. */
const PRINT_WIDTH = 80;

/** A type on as many lines as it needs; one that Prettier cannot read stays as it is. */
export async function formatType(type: string): Promise<string> {
  try {
    const formatted = await format(`type T = ${type}`, {
      parser: 'typescript',
      printWidth: PRINT_WIDTH,
      singleQuote: true,
      bracketSpacing: false,
    });
    return withoutName(formatted.trim());
  } catch (error) {
    if (error instanceof SyntaxError) {
      return type;
    }
    throw error;
  }
}

function withoutName(declaration: string): string {
  const type = declaration.replace(/^type T =\s*/, '').replace(/;$/, '');
  // The lines of a union were indented below the name.
  return type.startsWith('|') ? type.replace(/^ {2}/gm, '') : type;
}
