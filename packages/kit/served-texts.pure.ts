import type { ServedTexts, SubAppProps } from '@portal/session'
import type { Store } from './store.pure.ts'

/* Pure: nothing is kept but the last value. */

/** What the kit reads of the props. A portal of an earlier release serves no texts. */
type Props = Pick<SubAppProps, 'state$'> & Partial<Pick<SubAppProps, 'texts$'>>

/** The texts that the portal serves for an application, with their language; of an earlier portal the language alone. */
export const servedTexts = ({ texts$, state$ }: Props): Store<ServedTexts> => {
  if (texts$ !== undefined) return texts$
  let now: ServedTexts = { language: state$.get().language, texts: {}, common: {} }
  // The same value as long as the language is the same: frameworks compare.
  const get = (): ServedTexts => {
    const { language } = state$.get()
    if (language !== now.language) now = { language, texts: {}, common: {} }
    return now
  }
  return { get, listen: listener => state$.listen(listener) }
}
