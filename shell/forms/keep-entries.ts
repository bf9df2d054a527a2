import { fittingValues, keepDraft, typedValues } from '@portal/session'

/** The draft of a form of the shell. */
export type KeptEntries<Entries extends object> = {
  /** Keeps the entries that are not as at the start. */
  keep: (entries: Entries) => void
  /** The form was sent or given up. */
  drop: () => void
  /** The form leaves the page. What was typed is offered when it is opened again. */
  leave: () => void
}

/**
 * Keeps the draft of a form for the tab, and offers it when the form is opened again (docs/requirements.md §2). Other people
 * may have changed a thing meanwhile, so only those entries are kept that the person changed.
 * @param form tells the forms of a page apart
 * @param goOn fills the form with the kept entries
 */
export const keepEntries = <Entries extends object>(
  form: string,
  start: Entries,
  goOn: (entries: Entries) => void
): KeptEntries<Entries> => {
  const kept = keepDraft(form, value => {
    const entries = { ...start, ...fittingValues(value, start) }
    keep(entries)
    goOn(entries)
  })
  const keep = (entries: Entries): void => {
    const changed = Object.entries(entries).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof Entries])
    )
    const own = typedValues(Object.fromEntries(changed))
    if (Object.keys(own).length === 0) kept.drop()
    else kept.keep(own)
  }
  return { keep, drop: kept.drop, leave: kept.leave }
}
