/**
 * Builds the portal into build/. Rollup makes the modules of the portal and of each sub-application; then comes what
 * depends on their hashed names: the first script, the page, the manifest, the compressed copies.
 */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build as bundleStyle } from 'esbuild'
import { type OutputChunk, rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { compressFiles } from './build/compress.ts'
import { concatenate } from './build/first-script.ts'
import { hashed, integrityOf, scriptHash } from './build/hashes.ts'
import { manifestOf } from './build/manifest.ts'

const out = 'build'

export const build = async (): Promise<void> => {
  await rm(out, { recursive: true, force: true })
  const chunks = await runRollup([
    'rollup.config.mjs',
    ...(await Array.fromAsync(glob('sub-apps/*/rollup.config.mjs')))
  ])
  const style = await buildStyle()
  const messages = await copyMessages()
  const script = await writeFirstScript(chunks)
  const manifest = manifestOf({ chunks, script, messages, integrity: await integrities() })
  const page = await buildPage(script, style)
  await writeFile(join(out, 'index.html'), page.html)
  await writeFile(
    join(out, 'manifest.json'),
    JSON.stringify({ ...manifest, inlineScripts: page.inlineScripts }, null, 2)
  )
  await compressFiles(out)
}

/** Address of a built file: its path below build/. */
export type BuiltChunk = OutputChunk & { address: string }

const runRollup = async (files: string[]): Promise<BuiltChunk[]> => {
  const chunks: BuiltChunk[] = []
  for (const file of files) {
    const { options, warnings } = await loadConfigFile(join(process.cwd(), file), {})
    warnings.flush()
    for (const entry of options) {
      const made = await rollup(entry)
      for (const output of entry.output) {
        const written = await made.write(output)
        const folder = `${output.dir ?? dirname(output.file ?? '')}`.replaceAll('\\', '/').replace(/^.*\bbuild\//, '/')
        for (const chunk of written.output) {
          if (chunk.type === 'chunk') chunks.push({ ...chunk, address: `${folder}/${chunk.fileName}` })
        }
      }
      await made.close()
    }
  }
  return chunks
}

const buildStyle = async (): Promise<string> => {
  const made = await bundleStyle({
    entryPoints: ['root-config/portal.css'],
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false
  })
  const text = made.outputFiles[0]?.text ?? ''
  return write(hashed('/assets/portal.css', text), text)
}

const copyMessages = async (): Promise<Record<string, string>> => {
  const addresses: Record<string, string> = {}
  for await (const file of glob('session/messages/*.json')) {
    const text = JSON.stringify(JSON.parse(await readFile(file, 'utf8')))
    const language = basename(file, '.json')
    addresses[language] = await write(hashed(`/assets/messages/${language}.json`, text), text)
  }
  return addresses
}

const writeFirstScript = async (chunks: BuiltChunk[]): Promise<string> => {
  const text = await concatenate({
    loader: await readFile('node_modules/systemjs/dist/s.min.js', 'utf8'),
    boot: await readFile(join(out, 'page/boot.js'), 'utf8'),
    modules: chunks.filter(chunk => chunk.isEntry && ['session', 'root-config', 'elements'].includes(chunk.name))
  })
  return write(hashed('/assets/portal.js', text), text)
}

const buildPage = async (script: string, style: string): Promise<{ html: string; inlineScripts: string[] }> => {
  const early = (await readFile(join(out, 'page/early-requests.js'), 'utf8')).trim()
  const template = await readFile('root-config/index.html', 'utf8')
  const html = template
    .replace('<!--portal:early-requests-->', () => `<script>${early}</script>`)
    .replace('<!--portal:style-->', `<link rel="stylesheet" href="${style}">`)
    .replace('<!--portal:script-->', `<script defer src="${script}"></script>`)
  return { html, inlineScripts: [scriptHash(early)] }
}

const integrities = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for await (const file of glob(`${out}/{assets,sub-apps}/**/*.js`)) {
    found[file.slice(out.length).replaceAll('\\', '/')] = integrityOf(await readFile(file))
  }
  return found
}

const write = async (address: string, text: string): Promise<string> => {
  const file = join(out, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  return address
}

await build()
