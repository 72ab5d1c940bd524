import {buffer} from 'node:stream/consumers';
import {gzipSync} from 'fflate';
import {pack} from 'tar-stream';

/** The date that npm writes into its packages, so that the same content gives the same bytes. */
const MTIME = new Date('1985-10-26T08:15:00Z');

/**
 * A package as npm installs it from a URL.
 *
 * @param files content by path below the package
 */
export async function tarballOf(files: Record<string, string>): Promise<Uint8Array> {
  const archive = pack();
  for (const [path, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    archive.entry({name: `package/${path}`, mtime: MTIME, mode: 0o644}, content);
  }
  archive.finalize();
  return gzipSync(await buffer(archive), {level: 9, mtime: 0});
}
