import { Search } from 'lucide'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { usePart } from '../shared/hooks/use-part.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'

const loadPalette = () => import('./palette/palette.tsx')

const otherKeys = 'Ctrl K'
const keysHere = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : otherKeys)
const followNothing = () => () => undefined

/**
 * A server does not know the keyboard. React corrects no differing attribute, so the first render must match the
 * server's.
 */
const useKeys = (): string => useSyncExternalStore(followNothing, keysHere, () => otherKeys)

/** Opens the command palette. Ctrl or Cmd K does the same, unless a sub-application uses these keys. */
export const PaletteButton = ({ home }: { home: string }) => {
  const translate = useTranslate()
  const keys = useKeys()
  const [part, want] = usePart(loadPalette)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent): void => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
      if (!pressed || event.defaultPrevented) return
      event.preventDefault()
      want()
      setOpen(now => !now)
    }
    // On the window: listeners of sub-applications run before and can take the keys.
    window.addEventListener('keydown', openByKeys)
    return () => window.removeEventListener('keydown', openByKeys)
  }, [want])

  return (
    <>
      <button
        data-click="header.palette"
        className="action search"
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        data-keys={keys}
        title={translate('header.search')}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        <Icon node={Search} />
        <span className="field">{translate('header.search')}</span>
      </button>
      {open && part && <part.Palette home={home} onClose={close} />}
    </>
  )
}
