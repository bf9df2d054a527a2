import { $format, request } from '@portal/session'
import { deleteMaterialGroup, type MaterialGroupDetail, materialGroupDetail } from '#contract/calls/materials/groups.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { Facts, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { DeleteButton } from '../../parts/delete-button.tsx'
import { useRequestsChanged } from '../../parts/use-requests-changed.ts'
import { useTools } from '../../parts/use-tools.ts'
import { kindName } from '../material-words.ts'
import { groupPath, materialPath, materialPaths } from '../paths.pure.ts'
import { clockOf } from './group-draft.pure.ts'
import { GroupRobots } from './group-robots.tsx'

/** One group: its materials in their order, and the robots that show it. */
export const GroupPage = ({ groupId }: { groupId: number }) => {
  const { text, may, addressOf } = useTools()
  const data = useLoaded('', () => request(materialGroupDetail, { query: { groupId } }, { quiet: true }))
  const [loaded, load] = data
  useRequestsChanged(load)
  const group = shownOf(loaded)
  return (
    <>
      <PageHead
        title={group?.name ?? text('group.title')}
        back={{ href: addressOf(materialPaths.groups), text: text('groups.title') }}
        action={
          group?.own &&
          group.usable &&
          may(materialPermissions.editGroups) && (
            <a className="button primary" href={addressOf(`${groupPath(groupId)}/edit`)}>
              {text('group.edit')}
            </a>
          )
        }
      />
      <Loaded of={data}>
        {found => (
          <>
            <GroupContent group={found} />
            <GroupRobots
              groupId={groupId}
              mayAssign={found.usable && may(materialPermissions.assign)}
              onChanged={load}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

const GroupContent = ({ group }: { group: MaterialGroupDetail }) => {
  const { text, may, addressOf } = useTools()
  const { time } = useStore($format)
  const { groupId, name } = group
  return (
    <>
      {!group.usable && <portal-notice level="info">{text('group.notUsable')}</portal-notice>}
      <Facts
        rows={[
          [text('column.model'), group.model],
          [text('column.hours'), `${clockOf(group.fromMinute)} – ${clockOf(group.toMinute)}`],
          [text('column.tenant'), group.tenantName ?? text('package.maker')],
          [text('column.changed'), time(group.changeTime, 'local')],
          [text('column.addedBy'), group.addedBy]
        ]}
      />
      <h2>{text('group.items')}</h2>
      <ol>
        {group.items.map(({ materialId, name, kind, seconds }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one material may stand there twice, and none moves
          <li key={place}>
            <a href={addressOf(materialPath(materialId))}>{name}</a>{' '}
            <span className="quiet">
              {kindName(text, kind)}
              {seconds !== null && `, ${text('material.seconds', { seconds })}`}
            </span>
          </li>
        ))}
      </ol>
      {group.own &&
        may(materialPermissions.editGroups) &&
        (group.robotCount > 0 ? (
          <p className="quiet">{text('group.hasRobots')}</p>
        ) : (
          <div className="actions">
            <DeleteButton
              label={text('group.delete')}
              question={text('group.deleteText', { name })}
              act={() => request(deleteMaterialGroup, { body: { groupId } }, { quiet: true })}
              leadsTo={materialPaths.groups}
            />
          </div>
        ))}
    </>
  )
}
