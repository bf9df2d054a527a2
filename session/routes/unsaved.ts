import { makeStore, write } from '../stores.ts'

/** When unsaved work is lost: with its page, or only with its whole application. */
export type LostWith = 'page' | 'application'

/** The applications on the page that have unsaved work, by name. */
export const $unsaved = makeStore<readonly { name: string; lostWith: LostWith }[]>([])

export const setUnsaved = (name: string, unsaved: boolean, lostWith: LostWith = 'application'): void => {
  const others = $unsaved.get().filter(it => it.name !== name)
  if (unsaved || others.length < $unsaved.get().length)
    write($unsaved, unsaved ? [...others, { name, lostWith }] : others)
}

/** Asks the person. root-config shows the question. */
let ask = async (): Promise<boolean> => true
let asking: Promise<boolean> | undefined

export const askBeforeLeaving = (question: () => Promise<boolean>): void => {
  ask = question
}

/**
 * Whether the person may leave the page: at once without unsaved work, else after a question. A yes discards the work,
 * so that no second question follows. All calls during a question share its answer.
 */
export const mayLeave = async (): Promise<boolean> => {
  if ($unsaved.get().length === 0) return true
  asking ??= ask().finally(() => {
    asking = undefined
  })
  const yes = await asking
  if (yes) discardUnsaved()
  return yes
}

/** Gives up all unsaved work without a question. */
export const discardUnsaved = (): void => write($unsaved, [])
