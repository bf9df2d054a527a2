/**
 * Builds the portal into build/. Rollup makes the modules of the portal, and Vite those of each sub-application; then comes what
 * depends on their hashed names: the first script, the page, the manifest, the compressed copies. Files of the builds
 * before it stay for pages that are open.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build as bundleStyle, type Plugin } from 'esbuild'
import { languageCodes } from '../contract/languages.ts'
import { messageFile } from '../contract/page/message-file.ts'
import { sandboxPage } from '../contract/page/sandbox-page.ts'
import { buildGallery } from './build/build-gallery.ts'
import type { BuiltChunk } from './build/bundles/built-chunk.ts'
import { bundleAll } from './build/bundles/bundle-all.ts'
import { compressFiles } from './build/compress.ts'
import { writeElementData } from './build/elements/write-element-data.ts'
import { facadeOf, sharedModules } from './build/facades.ts'
import { concatenate } from './build/first-script.ts'
import { hashed, hashOf, integrityOf } from './build/hashes.ts'
import { earlierFiles, keepReleases, makeRoom } from './build/keep-releases.ts'
import { lockStyles } from './build/lock-styles.ts'
import { manifestOf } from './build/manifest.ts'
import { ownSizes, ownSizesFile } from './build/own-sizes.ts'
import { writeSchemas } from './build/write-schemas.ts'

const out = 'build'

/** Addresses of what this build made. */
const built = new Set<string>()

/** Those of them that were there before with other bytes. */
const changed = new Set<string>()

export const build = async (): Promise<void> => {
  await makeRoom(out)
  const chunks = await runRollup(['rollup.config.mjs', ...(await Array.fromAsync(glob('sub-apps/*/*vite.config.ts')))])
  const messages = await copyMessages()
  const script = await writeFirstScript(chunks)
  const facades = await writeFacades(chunks)
  const manifest = manifestOf({ chunks, script, messages, facades, integrity: await integrities() })
  const page = await buildPage(script)
  await writeFile(join(out, 'index.html'), page.html)
  await writeFile(
    join(out, 'manifest.json'),
    JSON.stringify({ ...manifest, inlineScripts: page.inlineScripts, overrides: await writeOverrides() }, null, 2)
  )
  await writeFile(join(out, ownSizesFile), JSON.stringify(await ownSizes(chunks, process.cwd()), null, 2))
  await write(sandboxPage, await sandboxHtml())
  await writeSchemas(join(out, 'schemas'))
  await writeElementData(join(out, 'elements'))
  await buildGallery(join(out, 'gallery'))
  await compressFiles(out, (await earlierFiles(out)).difference(changed))
  await keepReleases(out, built)
}

const runRollup = async (files: string[]): Promise<BuiltChunk[]> => {
  const chunks = await bundleAll(files)
  for (const { address, code, map } of chunks) {
    await write(address, code)
    if (map !== undefined) await write(`${address}.map`, map)
  }
  return chunks
}

/**
 * Builds a style sheet. Styles that the first paint needs stand in the HTML. A link would hold the paint back by one more
 * way to the server.
 */
const buildStyle = async (file: string): Promise<string> => {
  const made = await bundleStyle({
    entryPoints: [file],
    bundle: true,
    minify: true,
    target: 'es2022',
    plugins: [lockStyles, copyImages],
    write: false
  })
  return (made.outputFiles[0]?.text ?? '').trim()
}

/** An image of a style sheet is a file of its own: fetched when something shows it, and kept for ever by its hash. */
const copyImages: Plugin = {
  name: 'portal-copy-images',
  setup: bundle => {
    bundle.onResolve({ filter: /\.svg$/ }, async ({ path, resolveDir }) => {
      const text = (await readFile(join(resolveDir, path), 'utf8')).replaceAll(/<!--.*?-->|^\s+|\n/gms, '')
      return { path: await write(hashed(`/assets/${basename(path)}`, text), text), external: true }
    })
  }
}

/** Copies all message files, those of topics too. @returns the hash in their names */
const copyMessages = async (): Promise<string> => {
  const topics = (await Array.fromAsync(glob('session/messages/*/'))).map(folder => basename(folder)).sort()
  const files = await Promise.all(
    [undefined, ...topics].flatMap(topic =>
      languageCodes.map(async language => {
        const file = join('session/messages', topic ?? '', `${language}.json`)
        return { language, topic, text: JSON.stringify(JSON.parse(await readFile(file, 'utf8'))) }
      })
    )
  )
  const hash = hashOf(JSON.stringify(files))
  for (const { language, topic, text } of files) await write(messageFile(hash, language, topic), text)
  return hash
}

const writeFirstScript = async (chunks: BuiltChunk[]): Promise<string> => {
  const text = await concatenate({
    loader: await readFile('node_modules/systemjs/dist/s.min.js', 'utf8'),
    boot: await readFile(join(out, 'page/boot.js'), 'utf8'),
    modules: chunks.filter(chunk => chunk.isEntry && ['session', 'root-config'].includes(chunk.name))
  })
  return write(hashed('/assets/portal.js', text), text)
}

/**
 * The address of the facade of each shared module, by its name in the import map. Names of one module have one facade: a
 * page fetches React in one request.
 */
const writeFacades = async (chunks: BuiltChunk[]): Promise<Record<string, string>> => {
  const shared = Object.entries(sharedModules)
  const written = shared.map(async ([specifier, name]) => {
    const module = chunks.find(chunk => chunk.isEntry && chunk.name === name && chunk.address.startsWith('/assets/'))
    if (module === undefined) throw new Error(`No bundle of this build is ${name}, which ${specifier} stands for.`)
    const [first] = shared.find(([, bundle]) => bundle === name) ?? [specifier]
    const text = facadeOf(first, module.exports)
    return [specifier, await write(hashed(`/assets/native/${name}.mjs`, text), text)] as const
  })
  return Object.fromEntries(await Promise.all(written))
}

/** Writes the additional files for pages of environments with overrides. */
const writeOverrides = async (): Promise<{ gate: string; library: string }> => {
  const library = await readFile(join(out, 'page/overrides.js'), 'utf8')
  return {
    gate: (await readFile(join(out, 'page/overrides-gate.js'), 'utf8')).trim(),
    library: await write(hashed('/assets/overrides.js', library), library)
  }
}

/** The page in which a sandboxed sub-application runs: the look of the portal, and the script that talks to it. */
const sandboxHtml = async (): Promise<string> =>
  [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<style>${await buildStyle('root-config/styles/sandbox.css')}</style>`,
    '<script src="/sandbox/guest.js"></script></head><body></body></html>\n'
  ].join('\n')

const buildPage = async (address: string): Promise<{ html: string; inlineScripts: string[] }> => {
  const script = async (name: string) => (await readFile(join(out, `page/${name}.js`), 'utf8')).trim()
  const styles = await buildStyle('root-config/styles/portal.css')
  const pageStyle = await write(hashed('/assets/portal.css', styles), styles)
  const parts: Record<string, string> = {
    'frame-style': `<style>${await buildStyle('root-config/styles/first-paint.css')}</style>`,
    'page-style': `<link rel="preload" as="style" fetchpriority="<!--portal:priority-->" id="page-style" href="${pageStyle}">`,
    'early-requests': `<script id="early-requests">${await script('early-requests')}</script>`,
    script: `<script async fetchpriority="<!--portal:priority-->" src="${address}"></script>`
  }
  const template = await readFile('root-config/index.html', 'utf8')
  const html = template
    // Its comments and its indentation are for readers of the source.
    .replaceAll(/^ *<!-- .*?-->\n/gms, '')
    .replaceAll(/^ +/gm, '')
    .replaceAll(/<!--portal:([a-z-]+)-->/g, (placeholder, name: string) => parts[name] ?? placeholder)
  const scripts = html.matchAll(/<script(?: id="[\w-]+")?>(.*?)<\/script>/gs)
  return { html, inlineScripts: Array.from(scripts, ([, text = '']) => integrityOf(text)) }
}

const integrities = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const address of [...built].sort()) {
    if (!/^\/(assets|sub-apps)\/.*\.m?js$/.test(address)) continue
    found[address] = integrityOf(await readFile(join(out, address)))
  }
  return found
}

const write = async (address: string, text: string): Promise<string> => {
  const file = join(out, address)
  await mkdir(dirname(file), { recursive: true })
  // The comment that names a source map is not in the hash of a name.
  const before = await readFile(file, 'utf8').catch(() => text)
  if (before !== text) changed.add(address)
  await writeFile(file, text)
  built.add(address)
  return address
}

await build()
