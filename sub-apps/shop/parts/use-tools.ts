import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

/** What most pages need: texts and their language, permissions, the address, and addresses of other pages. */
export const useTools = () => {
  const { basePath, language$, state$ } = useSubApp()
  const text = useText()
  const language = useStore(language$)
  const { permissions } = useStore(state$)
  const { pathname, search } = useOwnRoute()
  return {
    text,
    language,
    permissions,
    pathname,
    search,
    /** An address of this application, with what each address keeps. */
    addressOf: (below: string): string => basePath + below + keptQuery(search)
  }
}
