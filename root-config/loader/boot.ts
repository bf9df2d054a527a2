/**
 * The last part of the page's first script, between the module loader and the bundled modules. The bundled modules
 * register here. Then the portal starts.
 */

import { nextPaint } from '../next-paint.ts'
import { register, serveBundledModules } from './bundled-modules.ts'
import { keepReferences } from './keep-references.ts'
import { hookLoader } from './loader-hooks.ts'

declare global {
  /** The first script calls this for each bundled module. */
  var portalModule: typeof register | undefined
}

keepReferences()
serveBundledModules()
hookLoader()
globalThis.portalModule = register

const start = async (): Promise<void> => {
  try {
    // The browser draws the frame of the page first. Starting the modules would block the main thread.
    if (globalThis.portalEarly?.isFrameOwn) await nextPaint()
    // The import map is read before any content of a server is shown. A map that is injected later is ignored (M5).
    await System.prepareImport()
    // Running the modules and starting the portal are one long task otherwise.
    const { nextTask } = await System.import<typeof import('@portal/session')>('@portal/session')
    await nextTask()
    const root: { start: () => Promise<void> } = await System.import('@portal/root-config')
    await nextTask()
    await root.start()
  } catch (cause) {
    console.error('The portal could not start.', cause)
    const broken = document.querySelector<HTMLTemplateElement>('#broken')
    // A developer's override may be the cause. Then the override is removed and the page loads again.
    dispatchEvent(new Event('portal-broken'))
    if (broken !== null) document.body.replaceChildren(broken.content.cloneNode(true))
  }
}

// A microtask, because the modules that follow in the same file must register first.
queueMicrotask(() => void start())
