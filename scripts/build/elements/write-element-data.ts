import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createManifest, type ElementDescription, elementsOf } from './describe-elements.ts'
import { editorData, elementTypes, jsxTypes, svelteTypes, vueTypes } from './element-types.ts'

/** The file of each element's class: `elements/portal-x/portal-x.ts`. */
export const elementFiles = async (): Promise<string[]> =>
  (await Array.fromAsync(glob('elements/portal-*/portal-*.ts')))
    .filter(file => basename(file, '.ts') === basename(dirname(file)))
    .map(file => file.replaceAll('\\', '/'))
    .sort()

/** Loaded by the portal when its tag appears. The module for any page does not have it, and neither have its types. */
const ofThePortalAlone = 'portal-table'

/** Puts beside the elements' module what editors, type checkers and catalogues read of it. */
export const writeElementData = async (folder: string): Promise<ElementDescription[]> => {
  const manifest = await createManifest(await elementFiles())
  const all = elementsOf(manifest)
  const elements = all.filter(({ tag }) => tag !== ofThePortalAlone)
  const adapter = await readFile('elements/anywhere/page-adapter.ts', 'utf8')
  const written: Record<string, string> = {
    'custom-elements.json': JSON.stringify(manifest, null, 2),
    'vscode.html-custom-data.json': JSON.stringify(editorData(all), null, 2),
    'portal-elements.d.ts': elementTypes(elements, adapter),
    'react.d.ts': jsxTypes(elements),
    'vue.d.ts': vueTypes(elements),
    'svelte.d.ts': svelteTypes(elements)
  }
  await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(folder, name), text)))
  return all
}
