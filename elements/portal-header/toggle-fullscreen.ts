import { notify, translate } from '@portal/session'

/** Shows the whole page on the whole screen, or leaves that, as far as browser and device let a page do it. */
export const toggleFullscreen = async (): Promise<void> => {
  if (document.fullscreenElement !== null) return document.exitFullscreen()
  // By F11 the browser itself went there, and no page can lead it back.
  if (matchMedia('(display-mode: fullscreen)').matches) return notify('info', translate('header.fullscreenByBrowser'))
  if (!document.fullscreenEnabled) return notify('warning', translate('header.fullscreenUnsupported'))
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // A browser can say that it can and refuse all the same (a policy, a window manager).
    notify('warning', translate('header.fullscreenUnsupported'))
  }
}
