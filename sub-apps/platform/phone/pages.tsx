import type { ComponentType } from 'react'
import type { PageProps } from '../parts/page-props.ts'
import { CallList } from './call-list.tsx'
import { CallPage } from './call-page.tsx'
import { NewCall } from './new-call.tsx'
import { NewPhone, PhoneEditor } from './phone-editor.tsx'
import { PhoneList } from './phone-list.tsx'
import type { PhoneKind } from './routes.pure.ts'
import { VoiceList } from './voice-list.tsx'
import { VoicePage } from './voice-page.tsx'

export const phonePages: Record<PhoneKind, ComponentType<PageProps>> = {
  phones: ({ part }) => {
    if (part === 'new') return <NewPhone />
    return part === undefined ? <PhoneList /> : <PhoneEditor phoneId={part} />
  },
  phoneCalls: ({ part }) => {
    if (part === 'new') return <NewCall />
    return part === undefined ? <CallList /> : <CallPage phoneCallId={part} />
  },
  phoneVoice: ({ part }) => (typeof part === 'number' ? <VoicePage storeId={part} /> : <VoiceList />)
}
