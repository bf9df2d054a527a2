import { useStore } from '@nanostores/react'
import { $token } from '@portal/session'
import { useEffect } from 'react'
import { DeviceSection } from './device-section.tsx'
import { loadOwnDevices } from './load.ts'

/** The devices where the account is logged in, for people who may not open the security centre. */
export const OwnDevices = () => {
  const token = useStore($token)
  useEffect(() => {
    if (token !== undefined) void loadOwnDevices()
  }, [token])
  return (
    <div className="security-page">
      <DeviceSection />
    </div>
  )
}
