import { type ComponentType, useEffect, useState } from 'react'
import { withTexts } from '../../with-texts.ts'

/** The logged-in devices. They come after the page, which is there for more than them. */
export const Devices = () => {
  const [Section, setSection] = useState<ComponentType>()
  useEffect(() => {
    withTexts('security', import('../../devices/own-devices.tsx')).then(
      ({ OwnDevices }) => setSection(() => OwnDevices),
      (cause: unknown) => console.warn('The logged-in devices could not be loaded.', cause)
    )
  }, [])
  return Section === undefined ? null : <Section />
}
