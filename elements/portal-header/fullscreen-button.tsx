import { Icon } from '../shared/icon.tsx'
import { useFullscreen } from './use-fullscreen.ts'

/** Shows the page on the whole screen, and back. A member's header has no place for it under 420 px; their menu has. */
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
