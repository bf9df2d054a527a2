import { navigate, request } from '@portal/session'
import { type StoreVoice, saveVoice, voiceDetail } from '#contract/calls/phones/phone-voice.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { languageCodes, languageNames } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { phonePermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { DetailPage, type Fact } from '../parts/detail-page.tsx'
import { FieldsForm } from '../parts/fields-form.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { phonePaths } from './routes.pure.ts'
import { voiceDraftOf, writtenVoiceOf } from './voice-draft.pure.ts'

const quiet = { quiet: true }

const factsOf = (voice: StoreVoice, { text, format }: Tools): readonly Fact[] => [
  [text('voice.language'), languageNames[voice.language]],
  [text('voice.volume'), format.number(voice.volume)],
  [text('voice.retries'), format.number(voice.retries)],
  [text('call.says'), textIn(voice.sentences, voice.language)],
  [text('voice.changed'), voice.updateTime === null ? text('neverSeen') : format.time(voice.updateTime)]
]

/** The sentences that robots of one store say on the phone. People without the permission to change them read them. */
export const VoicePage = ({ storeId }: { storeId: number }) => {
  const { text, may } = useTools()
  return (
    <DetailPage
      askKey={String(storeId)}
      ask={() => request(voiceDetail, { query: { storeId } }, quiet)}
      titleOf={({ storeName }) => storeName}
      leadOf={() => text('voice.lead')}
      back={{ path: phonePaths.voiceConfig, text: text('voices.title') }}
      factsOf={factsOf}
    >
      {voice => may(phonePermissions.configure) && <VoiceForm voice={voice} />}
    </DetailPage>
  )
}

const readVoice = async (storeId: number) => {
  const voice = await request(voiceDetail, { query: { storeId } }, quiet)
  return { draft: voiceDraftOf(voice), version: voice.version }
}

const VoiceForm = ({ voice }: { voice: StoreVoice }) => {
  const { text, to } = useTools()
  const { notify } = useSubApp()
  const { storeId, storeName } = voice
  return (
    <FieldsForm
      start={voiceDraftOf(voice)}
      fields={[
        {
          name: 'language',
          label: text('voice.language'),
          options: languageCodes.map(value => ({ value, name: languageNames[value] }))
        },
        { name: 'volume', label: text('voice.volume'), help: text('config.between', { least: 0, most: 100 }) },
        {
          name: 'retries',
          label: text('voice.retries'),
          help: text('config.between', { least: 0, most: limits.phoneRetriesMax })
        },
        ...languageCodes.map(language => ({
          name: `sentence.${language}` as const,
          label: text('voice.sentence', { language: languageNames[language] }),
          optional: language !== 'en',
          maxLength: limits.voiceSentenceMaxLength
        }))
      ]}
      schema={saveVoice.body}
      nameOf={path => (path[0] === 'sentences' ? `sentence.${path[1]}` : path[0])}
      bodyOf={draft => writtenVoiceOf(storeId, draft)}
      saveText={text('save')}
      edited={{ version: voice.version, read: () => readVoice(storeId) }}
      save={async (body, version) => {
        await request(saveVoice, { body: { ...body, version } }, quiet)
        return () => {
          notify('success', text('saved', { name: storeName }))
          navigate(to(phonePaths.voiceConfig))
        }
      }}
    />
  )
}
