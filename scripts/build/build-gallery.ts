import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const source = 'elements/gallery'

/** The gallery of the elements: pages for developers, which load the elements' one module as any page does. */
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
}
