import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

/** What most pages need: texts, permissions, the query of the address, and addresses of other pages. */
export const useTools = () => {
  const { basePath, state$ } = useSubApp()
  const text = useText()
  const { permissions } = useStore(state$)
  const { search } = useOwnRoute()
  return {
    text,
    search,
    /** Whether the person holds a permission. The cloud decides again. */
    may: (permission: string): boolean => permissions.includes(permission),
    /** An address of this application, with what each address keeps. */
    addressOf: (below: string): string => basePath + below + keptQuery(search)
  }
}
