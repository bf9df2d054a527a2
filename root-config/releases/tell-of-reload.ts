import { loadTexts, notify, takeReloaded, translate } from '@portal/session'

/** Tells why the page was loaded again, when an application had changed it for good. */
export const tellOfReload = async (): Promise<void> => {
  if (!takeReloaded()) return
  await loadTexts('release')
  notify('info', translate('release.reloaded'))
}
