import { phonePermissions } from '#contract/permissions.ts'
import type { Route } from '../parts/route.pure.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const phonePaths = {
  device: '/phone/device',
  callSimulator: '/phone/call-simulator',
  voiceConfig: '/phone/voice-config'
} as const

export const phoneRoutes = [
  { path: phonePaths.device, kind: 'phones', permission: phonePermissions.device, below: ['new', 'id'] },
  {
    path: phonePaths.callSimulator,
    kind: 'phoneCalls',
    permission: phonePermissions.callSimulator,
    below: ['new', 'id']
  },
  { path: phonePaths.voiceConfig, kind: 'phoneVoice', permission: phonePermissions.voiceConfig, below: ['id'] }
] as const satisfies readonly Route[]
export type PhoneKind = (typeof phoneRoutes)[number]['kind']
