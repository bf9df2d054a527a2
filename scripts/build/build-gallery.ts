import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const source = 'elements/gallery'
const controls = 'controls/gallery'

/**
 * The galleries, pages for developers: one of the elements, which loads their one module as any page does, and one of the
 * controls.
 */
export const buildGallery = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const pages = ['index.html', 'state.html', 'gallery.css', 'state.css']
  await Promise.all(pages.map(file => copyFile(join(source, file), join(folder, file))))
  await build({
    entryPoints: [join(source, 'gallery.ts'), join(source, 'state-page.ts')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    // For developers' browsers: it imports JSON.
    target: 'esnext'
  })
  await build({
    ...withSession,
    entryPoints: [join(source, 'on-demand-page.ts')],
    outdir: folder,
    plugins: [texts]
  })
  await buildControls(join(folder, 'controls'))
}

/** A page of the gallery that brings elements in their sources has a session inside, as pages without the portal have. */
const withSession: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.css': 'text' },
  alias: { '@portal/session': './session/index.ts', '@portal/elements': './elements/index.ts' },
  define: { 'process.env.NODE_ENV': '"production"' }
}

/** The texts of elements that come on demand, and those that every element has. The gallery of the elements is in English. */
const texts: Plugin = {
  name: 'gallery-texts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^portal:element-texts$/ }, ({ path }) => ({ path, namespace: 'texts' }))
    onLoad({ filter: /.*/, namespace: 'texts' }, async () => {
      const files = ['.', 'table', 'list', 'conflict'].map(topic =>
        readFile(join('session/messages', topic, 'en.json'), 'utf8')
      )
      const parts = (await Promise.all(files)).map(text => JSON.parse(text) as Record<string, string>)
      return { contents: JSON.stringify({ en: Object.assign({}, ...parts) }), loader: 'json' }
    })
  }
}

const buildControls = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await copyFile(join(controls, 'gallery.html'), join(folder, 'index.html'))
  await build({ entryPoints: [join(controls, 'gallery.css')], outdir: folder, bundle: true, minify: true })
  await build({
    ...withSession,
    outdir: folder,
    entryPoints: [join(controls, 'gallery.ts')],
    splitting: true
  })
}
