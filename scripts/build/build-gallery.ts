import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

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
