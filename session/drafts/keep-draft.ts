import { array, type InferOutput, number, object, safeParse, string, unknown } from 'valibot'
import { adapter } from '../adapter.ts'
import { $session, $user } from '../identity/session.ts'
import { $route } from '../routes/route.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'
import { offerDraft } from './offer-draft.ts'

/** Most drafts of a tab: the oldest go first. */
const draftsMax = 20

/** The largest draft, in bytes. A larger one is not kept. */
const bytesMax = 64_000

const keptDrafts = object({ userId: number(), drafts: array(object({ name: string(), value: unknown() })) })
type KeptDrafts = InferOutput<typeof keptDrafts>

/** The draft of a form that is on the page. */
export type KeptDraft = {
  /** Keeps what was typed, in the place of what was kept before. */
  keep: (value: unknown) => void
  /** The form was sent, or is again as it began. */
  drop: () => void
  /** The form leaves the page. A person who left it was asked; after the end of a session, the draft stays. */
  end: () => void
}

/**
 * Keeps the draft of a form for this tab, by person and page, and offers what was kept before.
 * @param form tells the forms of a page apart
 * @param goOn fills the form with what was kept, which any script may have written
 */
export const keepDraft = (form: string, goOn: (value: unknown) => void): KeptDraft => {
  const name = `${$route.get().pathname} ${form}`
  let isTyped = false
  const begun = readAll().find(draft => draft.name === name)
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
    }
  }
}

/** Removes the drafts at a log-out, and those of another person. */
export const followDrafts = (): void => {
  $session.subscribe(session => {
    const isOther = session.state === 'member' && readKept()?.userId !== session.user.userId
    if (isOther || (session.state === 'guest' && session.left)) adapter().tabStorage.remove(storedInTab.drafts)
  })
}

const readKept = (): KeptDrafts | undefined => {
  try {
    const kept = safeParse(keptDrafts, JSON.parse(adapter().tabStorage.read(storedInTab.drafts) ?? ''))
    return kept.success ? kept.output : undefined
  } catch {
    return undefined
  }
}

const readAll = (): KeptDrafts['drafts'] => {
  const user = $user.get()
  const kept = user && readKept()
  return kept !== undefined && kept.userId === user?.userId ? kept.drafts : []
}

const replace = (name: string, value: unknown): void => {
  const user = $user.get()
  if (user === undefined) return
  const others = readAll().filter(draft => draft.name !== name)
  const isKept = value !== undefined && new TextEncoder().encode(JSON.stringify(value)).length <= bytesMax
  const drafts = isKept ? [{ name, value }, ...others].slice(0, draftsMax) : others
  const { tabStorage } = adapter()
  if (drafts.length === 0) tabStorage.remove(storedInTab.drafts)
  else tabStorage.write(storedInTab.drafts, JSON.stringify({ userId: user.userId, drafts }))
}
