/**
 * The last part of the page's first script, behind the module loader and in front of the bundled modules. It gives them
 * a place to register and then starts the portal.
 */

import { nextPaint } from '../next-paint.ts'
import { register, serveBundledModules } from './bundled-modules.ts'
import { hookLoader } from './loader-hooks.ts'

declare global {
  /** Called by the first script for each module it carries. */
  var portalModule: typeof register | undefined
}

serveBundledModules()
hookLoader()
globalThis.portalModule = register

const start = async (): Promise<void> => {
  try {
    // The frame that came with the page is seen before the modules take the processor.
    if (globalThis.portalEarly?.isFrameOwn) await nextPaint()
    // The import map is taken in before anything that a server sent is shown: one that is injected later is ignored (M5).
    await System.prepareImport()
    const root: { start: () => Promise<void> } = await System.import('@portal/root-config')
    await root.start()
  } catch (cause) {
    console.error('The portal could not start.', cause)
    const broken = document.querySelector<HTMLTemplateElement>('#broken')
    // A developer's own module may be what is wrong with it.
    dispatchEvent(new Event('portal-broken'))
    if (broken !== null) document.body.replaceChildren(broken.content.cloneNode(true))
  }
}

// After the modules that follow in the same file have registered.
queueMicrotask(() => void start())
