import { notify, translate } from '@portal/session'

/** Toggles full screen for the whole page, when browser and device allow it. */
export const toggleFullscreen = async (): Promise<void> => {
  if (document.fullscreenElement !== null) return document.exitFullscreen()
  // After F11 only the browser itself can leave full screen, not the page.
  if (matchMedia('(display-mode: fullscreen)').matches) return notify('info', translate('header.fullscreenByBrowser'))
  if (!document.fullscreenEnabled) return notify('warning', translate('header.fullscreenUnsupported'))
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // Browsers can refuse full screen even when they support it (a policy, a window manager).
    notify('warning', translate('header.fullscreenUnsupported'))
  }
}
