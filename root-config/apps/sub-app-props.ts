import {
  $sharedState,
  type ExtensionProps,
  type LostWith,
  linkTo,
  navigate,
  notify,
  request,
  type SubAppProps,
  setUnsaved,
  textsOfTopic,
  track,
  translateOr
} from '@portal/session'
import { moduleName, type SubAppPrefix, subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import { ask } from '../main/question.ts'

/** The props of a sub-application. With them, no application in any framework has to import a module of the portal. */
export const subAppProps = (prefix: SubAppPrefix): Omit<SubAppProps, 'name' | 'domElement'> => ({
  ...extensionProps(prefix),
  unsaved: (unsaved: boolean, lostWith?: LostWith) =>
    setUnsaved(moduleName(prefix), unsaved === true, lostWith === 'page' ? 'page' : 'application')
})

/** The props of a contribution to another page: all but those of a page of its own. */
export const extensionProps = (prefix: SubAppPrefix): Omit<ExtensionProps, 'name' | 'domElement'> => ({
  basePath: subAppPath(prefix),
  state$: $sharedState,
  texts$: textsOfTopic(prefix),
  api: { request },
  links: { to: linkTo },
  navigate,
  notify,
  ask,
  track,
  translate: (key: string, fallback = key) => translateOr(key, fallback)
})

/** Tells of each change of the state that all applications share. */
export const onSharedChange = (tell: () => void): (() => void) => $sharedState.listen(() => tell())
