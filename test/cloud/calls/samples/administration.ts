import { calls } from '#contract/index.ts'
import { type Find, listed, type Sample } from '../../support/calls/sample.ts'

const person = listed(calls.externalAccountList, 'userId', { query: { text: 'demo.example', status: 'active' } })
const colleague = listed(calls.externalAccountList, 'userId', { query: { text: 'nopacks@' } })

/** Nobody acts on an account that may do more, so this one may do nothing. */
const weakColleague: Find = async world => {
  const userId = await colleague.own(world)
  const { roles } = await world.ask('operator', calls.externalAccountDetail, { query: { userId } })
  const take = roles.map(({ roleId }) => roleId)
  if (take.length > 0) await world.ask('operator', calls.changeExternalRoles, { body: { userId, give: [], take } })
  return userId
}

/** Nobody but operators looks after this tenant. */
const tenantOfNobody: Find = async ({ ask, caller, now }) =>
  ask('operator', calls.createTenant, {
    body: { name: `Not of ${caller} ${now}`, country: 'FR', kind: 'customer', usersMax: null, storesMax: null }
  }).then(it => it.tenantId)

/** Every tenant could have this role. It has more permissions than the people who make these calls. */
const strongRole = listed(calls.roleList, 'roleId', { query: { text: 'External operator' } })
const role = listed(calls.roleList, 'roleId')

export const ids = {
  userId: person,
  userIds: person,
  tenantId: { foreign: tenantOfNobody },
  tenantIds: { foreign: tenantOfNobody },
  parentId: { foreign: tenantOfNobody },
  roleId: { own: role.own, foreign: strongRole.foreign }
}

const administration: Sample = {
  ids: {
    give: ids.roleId,
    take: ids.roleId,
    userId: { own: weakColleague, foreign: person.foreign },
    invitationId: {
      foreign: async ({ ask, foreign }) =>
        ask('operator', calls.invite, {
          body: {
            email: 'somebody@new.example',
            userType: 3,
            roleId: await foreign('roleId'),
            tenantId: await foreign('tenantId')
          }
        }).then(it => it.invitationId)
    },
    before: { shared: 'Narrows the own list down.' }
  },
  values: { email: 'a@new.example', nickname: 'A', country: 'CN', userType: 3, kind: 'customer' }
}

export const samples = { administration }
