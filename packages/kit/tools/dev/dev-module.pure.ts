/** The module of a developer's server, as the portal's page asks for it below the server's own base. */
export const devModuleName = 'portal-dev.mjs'

/** React's plugin wants this to run before the first component. It would put it into a page of its own. */
const reactStart = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type`

/**
 * The text of the module. It hands the lifecycles on. Most changes never reach it, because the frameworks take changed
 * components in. Any other change mounts the application anew, in the page as it stands.
 */
export const devModule = (entry: string, framework: 'react' | 'other'): string => `import '/@vite/client'
${framework === 'react' ? reactStart : ''}
let app = await import('${entry}')
let props
export const bootstrap = given => app.bootstrap(given)
export const mount = given => {
  props = given
  return app.mount(given)
}
export const unmount = given => {
  props = undefined
  return app.unmount(given)
}
import.meta.hot.accept('${entry}', async next => {
  if (next === undefined) return
  const last = app
  app = next
  if (props === undefined) return
  await last.unmount(props)
  await next.bootstrap(props)
  await next.mount(props)
})
`
