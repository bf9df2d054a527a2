import { useRef } from 'react'
import { type EditPlan, type ReadThing, saveEdited } from '../save-edited.ts'

/**
 * The saves of a form of a thing that other people edit too (`saveEdited`). The form stands on the version that was given
 * last, by a new `start` or by the choice between two values.
 * @returns a function that saves the draft
 */
export const useEdited = <Draft extends object>(start: ReadThing<Draft>, read: () => Promise<ReadThing<Draft>>) => {
  const given = useRef(start)
  const base = useRef(start)
  if (given.current.version !== start.version) {
    given.current = start
    base.current = start
  }
  return <Value>({
    take,
    ...plan
  }: Pick<EditPlan<Draft, Value>, 'draft' | 'fields' | 'save'> & { take: (draft: Draft) => void }): Promise<Value> =>
    saveEdited({
      ...plan,
      read,
      start: base.current,
      take: (draft, now) => {
        base.current = now
        take(draft)
      }
    })
}
