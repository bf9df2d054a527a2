import { request } from '@portal/session'
import {
  createMaterialGroup,
  type MaterialGroupDetail,
  materialGroupDetail,
  saveMaterialGroup
} from '#contract/calls/materials/groups.ts'
import { PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { useTools } from '../../parts/use-tools.ts'
import { groupPath, materialPaths } from '../paths.pure.ts'
import { draftOfGroup, emptyGroup, writtenGroup } from './group-draft.pure.ts'
import { GroupForm } from './group-form.tsx'

const quiet = { quiet: true } as const

/** The form of a new group. */
export const NewGroup = () => {
  const { text, addressOf } = useTools()
  return (
    <>
      <PageHead
        title={text('groups.new')}
        lead={text('group.newLead')}
        back={{ href: addressOf(materialPaths.groups), text: text('groups.title') }}
      />
      <GroupForm
        start={emptyGroup}
        save={async (draft, _version, keyOf) => {
          const { model } = draft
          if (model === '') throw new TypeError('a group without a model was sent')
          const body = { model, ...writtenGroup(draft) }
          const sent = { ...body, requestKey: keyOf(body) }
          return (await request(createMaterialGroup, { body: sent }, quiet)).groupId
        }}
      />
    </>
  )
}

const readOf = (group: MaterialGroupDetail) => ({ draft: draftOfGroup(group), version: group.version })

/** The form of a group that is there. */
export const EditGroup = ({ groupId }: { groupId: number }) => {
  const { text, addressOf } = useTools()
  const ask = () => request(materialGroupDetail, { query: { groupId } }, quiet)
  const data = useLoaded('', ask)
  const group = shownOf(data[0])
  return (
    <>
      <PageHead
        title={text('group.edit')}
        {...(group && { lead: `${group.name}, ${group.model}` })}
        back={{ href: addressOf(groupPath(groupId)), text: group?.name ?? text('group.title') }}
      />
      <Loaded of={data}>
        {found => (
          <GroupForm
            start={draftOfGroup(found)}
            edited={{ version: found.version, read: async () => readOf(await ask()) }}
            save={async (draft, version = found.version) => {
              await request(saveMaterialGroup, { body: { groupId, version, ...writtenGroup(draft) } }, quiet)
              return groupId
            }}
          />
        )}
      </Loaded>
    </>
  )
}
