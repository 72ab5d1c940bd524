import type {Template} from '@site/plugins/browser';

/** The command that creates a project from a template, for each package manager. */
export function commandsFor(name: string): {manager: string; label: string; command: string}[] {
  return [
    {manager: 'npm', label: 'npm', command: `npx create-video@latest --${name}`},
    {manager: 'yarn', label: 'Yarn', command: `yarn create video --${name}`},
    {manager: 'pnpm', label: 'pnpm', command: `pnpm create video --${name}`},
    {manager: 'bun', label: 'Bun', command: `bun create video --${name}`},
  ];
}

/** `1080 × 1920 pixels, 30 fps` */
export function formatText({format}: Pick<Template, 'format'>): string | null {
  if (!format) {
    return null;
  }
  const size = `${format.width} × ${format.height} pixels`;
  return format.fps ? `${size}, ${format.fps} fps` : size;
}
