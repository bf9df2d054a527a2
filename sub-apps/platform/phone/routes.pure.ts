import { phonePermissions } from '#contract/permissions.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const phonePaths = {
  device: '/phone/device',
  callSimulator: '/phone/call-simulator',
  voiceConfig: '/phone/voice-config'
} as const

export const phoneRoutes = [
  { path: `${phonePaths.device}/:part?`, page: { kind: 'phones' }, permission: phonePermissions.device },
  { path: `${phonePaths.device}/new`, page: { kind: 'phones', part: 'new' }, permission: phonePermissions.device },
  {
    path: `${phonePaths.callSimulator}/:part?`,
    page: { kind: 'phoneCalls' },
    permission: phonePermissions.callSimulator
  },
  {
    path: `${phonePaths.callSimulator}/new`,
    page: { kind: 'phoneCalls', part: 'new' },
    permission: phonePermissions.callSimulator
  },
  { path: `${phonePaths.voiceConfig}/:part?`, page: { kind: 'phoneVoice' }, permission: phonePermissions.voiceConfig }
] as const
export type PhoneKind = (typeof phoneRoutes)[number]['page']['kind']
