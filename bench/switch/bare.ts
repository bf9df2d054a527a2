/**
 * A portal with nothing but single-spa 6 and SystemJS: links and a place. The sub-applications are the portal's
 * own files. They have the same session and React by the import map, and get the same props.
 */
import {
  $sharedState,
  browserAdapter,
  loadUser,
  navigate,
  notify,
  readPageConfig,
  readRoute,
  request,
  startSession,
  track,
  translateOr
} from '@portal/session'
import { type LifeCycles, navigateToUrl, registerApplication, start } from 'single-spa'

declare global {
  /** The browser's own `import()`: within a System module it is the loader's, which takes no native modules. */
  var importNative: (address: string) => Promise<LifeCycles>
}

/** The portal's loader takes native modules as well; SystemJS alone does not. */
const load = (prefix: string): Promise<LifeCycles> => {
  const address = System.resolve(`@portal/${prefix}`)
  return address.endsWith('.mjs') ? globalThis.importNative(address) : System.import(address)
}

const go = (address: string): void => {
  navigateToUrl(address)
  readRoute()
}

const config = readPageConfig(document.querySelector('#portal-config')?.textContent ?? '')
const texts = startSession(browserAdapter({ ...config, navigate: go }))
await Promise.all([texts, loadUser(), System.import('react')])

const main = document.querySelector('main')
for (const prefix of ['robot', 'store', 'study']) {
  const domElement = document.createElement('div')
  main?.append(domElement)
  registerApplication({
    name: `@portal/${prefix}`,
    app: () => load(prefix),
    activeWhen: `/sub-app/${prefix}`,
    customProps: {
      domElement,
      basePath: `/sub-app/${prefix}`,
      state$: $sharedState,
      api: { request },
      navigate,
      notify,
      track,
      translate: (key: string, fallback = key) => translateOr(key, fallback),
      unsaved: () => undefined
    }
  })
}
document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  event.preventDefault()
  go(link.pathname)
})
start({ urlRerouteOnly: true })
document.body.dataset.ready = 'true'
