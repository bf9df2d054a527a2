import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Reads a value that a person typed or picked before hydration. React hydrates such a field without an event.
 * @param shown the value that React renders in the field
 */
export const useEnteredEarly = (
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  shown: string,
  take: (entered: string) => void
): void => {
  const compare = useEffectEvent(() => {
    const entered = field.current?.value
    if (entered !== undefined && entered !== shown) take(entered)
  })
  useEffect(() => compare(), [])
}
