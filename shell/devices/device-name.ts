import { useCallback } from 'react'
import { useTranslate } from '../pieces/use-translate.ts'

type Origin = { browser: string | null; system: string | null }

/** The name of a device: browser and system, as far as they are known. */
export const useDeviceName = (): ((origin: Origin) => string) => {
  const translate = useTranslate()
  return useCallback(
    ({ browser, system }) => {
      if (browser !== null && system !== null) return translate('security.browserOn', { browser, system })
      return browser ?? system ?? translate('security.unknownDevice')
    },
    [translate]
  )
}
