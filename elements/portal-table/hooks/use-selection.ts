import { useCallback, useMemo, useRef, useState } from 'react'
import { onScreen, shareOf, toggled } from '../decide/selection.pure.ts'

const nothing: readonly string[] = []

/**
 * The selected rows. A row that leaves the screen is no longer selected.
 * @param given by the page; it is followed whenever it is another list
 * @param onSelect hears every change by a person
 */
export const useSelection = (
  keys: readonly string[],
  given: readonly string[] = nothing,
  onSelect: ((detail: { keys: readonly string[] }) => void) | undefined
) => {
  const [chosen, setChosen] = useState<{ of: readonly string[]; keys: ReadonlySet<string> }>()
  const selected = useMemo(
    () => new Set(onScreen(chosen?.of === given ? chosen.keys : new Set(given), keys)),
    [chosen, given, keys]
  )
  const select = (next: ReadonlySet<string>): void => {
    setChosen({ of: given, keys: next })
    onSelect?.({ keys: onScreen(next, keys) })
  }
  // The rows keep one function, so that a tick draws one row and not all of them.
  const latest = useRef({ selected, select })
  latest.current = { selected, select }
  const toggle = useCallback((key: string) => latest.current.select(toggled(latest.current.selected, key)), [])
  const share = shareOf(selected, keys)
  // Holds until another row is ticked, or another page is shown: then the set is another one.
  const [wholeOf, setWholeOf] = useState<ReadonlySet<string>>()
  return {
    selected,
    share,
    /** Whether the person chose the rows of all pages. */
    isWhole: selected.size > 0 && wholeOf === selected,
    chooseWhole: () => setWholeOf(selected),
    toggle,
    toggleAll: () => select(new Set(share === 'all' ? [] : keys)),
    clear: () => select(new Set())
  }
}
