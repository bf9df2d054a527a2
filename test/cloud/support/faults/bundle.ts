import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { root } from '../../../../scripts/support/process.mjs'

/*
 * Bundles the cloud into one file, which starts sooner: Node looks for no module of ours, and strips no types. Prints the path.
 * `child.ts` runs this program, because a test starts a cloud without waiting.
 */

const folder = join(root, 'node_modules/.cache/portal-server')

/**
 * Packages that go into the file. Each module of Drizzle costs Node a look into its `package.json` of 180 kB: a third of a start.
 * All others stay in `node_modules`, where native parts and files find their places.
 */
const bundled = /^(drizzle-orm|valibot)(\/|$)/

const otherPackages: Plugin = {
  name: 'other-packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundled.test(path) ? undefined : { path, external: true }
    )
  }
}

/** Files beside a module, as migrations, stay where they are. The module finds them from the place of the bundle. */
const filesInPlace: Plugin = {
  name: 'files-in-place',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(cloud|clean-centre|contract)\/.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const place = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`
      return { contents: text.replaceAll('import.meta.url', place), loader: 'ts' }
    })
  }
}

/** @returns the path of the file, which is named for its content */
const bundleServer = async (): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['cloud/main.ts'],
    outdir: folder,
    entryNames: '[name]-[hash]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    plugins: [otherPackages, filesInPlace],
    write: false
  })
  const [file] = outputFiles
  if (file === undefined) throw new TypeError('esbuild made no file')
  await mkdir(folder, { recursive: true })
  // Another process may make the same file now, and a third one may read it.
  const unfinished = `${file.path}.${process.pid}`
  await writeFile(unfinished, file.contents)
  await rename(unfinished, file.path)
  return file.path
}

process.stdout.write(await bundleServer())
