import { array, type InferOutput, nullable, number, object, safeParse, string, unknown } from 'valibot'
import { adapter } from '../adapter.ts'
import { $session, $user } from '../identity/session.ts'
import { $route } from '../routes/route.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'
import { offerDraft } from './offer-draft.ts'

/** Most drafts of a tab: the oldest go first. */
const draftsMax = 20

/** The largest draft, in bytes. A larger one is not kept. */
const bytesMax = 64_000

/** A form of the sign-in page has no person yet. */
const keptDrafts = array(object({ userId: nullable(number()), name: string(), value: unknown() }))
type KeptDrafts = InferOutput<typeof keptDrafts>

/** The draft of a form that is on the page. */
export type KeptDraft = {
  /** Keeps what was typed, in the place of what was kept before. */
  keep: (value: unknown) => void
  /** The form was sent, or is again as it began. */
  drop: () => void
  /** The form leaves the page. A person who left it was asked; after the end of a session, the draft stays. */
  end: () => void
  /** The form leaves the page, and the draft stays: nobody was asked. */
  leave: () => void
}

/**
 * Keeps the draft of a form for this tab, by person and page, and offers what was kept before. A form of the sign-in page has
 * no person: its draft goes as soon as somebody signs in.
 * @param form tells the forms of a page apart
 * @param goOn fills the form with what was kept, which any script may have written
 */
export const keepDraft = (form: string, goOn: (value: unknown) => void): KeptDraft => {
  const name = `${$route.get().pathname} ${form}`
  let isTyped = false
  const begun = readKept().find(draft => draft.userId === ownerNow() && draft.name === name)
  const forget = (): void => replace(name, undefined)
  const takeAway = begun === undefined ? () => undefined : offerDraft(name, () => goOn(begun.value), forget)
  const drop = (): void => {
    if (isTyped) forget()
    isTyped = false
  }
  return {
    keep: value => {
      isTyped = true
      replace(name, value)
    },
    drop,
    end: () => {
      takeAway()
      if ($session.get().state === 'member') drop()
    },
    leave: takeAway
  }
}

/** Removes the drafts at a log-out, and at a sign-in those that are not of the person. */
export const followDrafts = (): void => {
  $session.subscribe(session => {
    if (session.state === 'guest' && session.left) write([])
    if (session.state !== 'member') return
    const kept = readKept()
    const own = kept.filter(({ userId }) => userId === session.user.userId)
    if (own.length < kept.length) write(own)
  })
}

/** Whose drafts are read and kept now: null where nobody is signed in, undefined where nobody knows yet who is. */
const ownerNow = (): number | null | undefined =>
  $user.get()?.userId ?? ($session.get().state === 'guest' ? null : undefined)

const readKept = (): KeptDrafts => {
  try {
    const kept = safeParse(keptDrafts, JSON.parse(adapter().tabStorage.read(storedInTab.drafts) ?? ''))
    return kept.success ? kept.output : []
  } catch {
    return []
  }
}

const replace = (name: string, value: unknown): void => {
  const userId = ownerNow()
  if (userId === undefined) return
  const others = readKept().filter(draft => draft.userId !== userId || draft.name !== name)
  const isKept = value !== undefined && new TextEncoder().encode(JSON.stringify(value)).length <= bytesMax
  write(isKept ? [{ userId, name, value }, ...others].slice(0, draftsMax) : others)
}

const write = (drafts: KeptDrafts): void => {
  const { tabStorage } = adapter()
  if (drafts.length === 0) tabStorage.remove(storedInTab.drafts)
  else tabStorage.write(storedInTab.drafts, JSON.stringify(drafts))
}
