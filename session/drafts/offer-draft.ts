import { adapter } from '../adapter.ts'
import { loadTexts, translate } from '../language/language.ts'
import { dismissNotice, offer } from '../notices.ts'

/** A form that is drawn twice offers its draft once. */
const offered = new Map<string, () => void>()

/**
 * Offers a form's draft in a notice, which stays until the person chooses.
 * @returns a function that takes the offer away, for a form that leaves the page
 */
export const offerDraft = (name: string, goOn: () => void, discard: () => void): (() => void) => {
  offered.get(name)?.()
  let id: number | undefined
  let isOver = false
  const takeAway = (): void => {
    isOver = true
    if (id !== undefined) dismissNotice(id)
  }
  offered.set(name, takeAway)
  loadTexts('session').then(
    () => {
      if (isOver) return
      const other = { label: translate('draft.discard'), act: discard }
      id = offer(translate('draft.begun'), { label: translate('draft.goOn'), act: goOn }, 'info', other)
    },
    cause => adapter().warn('A draft could not be offered.', cause)
  )
  return takeAway
}
