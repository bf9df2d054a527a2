import { Icon } from '../shared/icon.tsx'
import { useFullscreen } from './use-fullscreen.ts'

/** Toggles full screen. Under 768 px a member's header has no space for this button; their menu has one. */
export const FullscreenButton = () => {
  const { icon, label, toggle } = useFullscreen()
  return (
    <button
      data-click="header.fullscreen"
      className="action fullscreen"
      type="button"
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon node={icon} />
    </button>
  )
}
