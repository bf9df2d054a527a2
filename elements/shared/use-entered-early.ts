import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes what a person typed or picked before React came: React hydrates such a field as it is, and is told nothing.
 * @param shown what React has the field show
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
