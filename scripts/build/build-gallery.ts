import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

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

const buildControls = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await copyFile(join(controls, 'gallery.html'), join(folder, 'index.html'))
  const common = { outdir: folder, bundle: true, minify: true } as const
  await build({ ...common, entryPoints: [join(controls, 'gallery.css')] })
  await build({
    ...common,
    entryPoints: [join(controls, 'gallery.ts')],
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    alias: { '@portal/session': './session/index.ts', '@portal/elements': './elements/index.ts' },
    define: { 'process.env.NODE_ENV': '"production"' }
  })
}
