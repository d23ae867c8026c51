import { cartContract } from '#contract/cart.schema.ts';
import { groupMembersContract as people } from '#contract/group-members.schema.ts';
import { wishlistContract } from '#contract/wishlist.schema.ts';
import { wishlistGroupsContract as groups } from '#contract/wishlist-groups.schema.ts';
import { callTool, type Tool } from './tool.ts';

const NOTE =
  'Writes a note or a tag beside a product that is there; what is not given stays, null takes away. With seen, a note changed meanwhile is not overwritten.';

/** The cart, the wishlist and its groups: each tool is one call of the API. */
export const listTools: readonly Tool[] = [
  callTool(cartContract.list, {
    name: 'get_cart',
    title: 'Read the cart',
    description: 'The products in the cart with their quantities, the last added first.',
  }),
  callTool(cartContract.add, {
    name: 'add_to_cart',
    title: 'Add to the cart',
    description:
      'Adds to the quantity that the cart has. With an idempotency_key of 16 or more characters it can be sent again safely.',
    effect: 'adds',
  }),
  callTool(cartContract.update, {
    name: 'set_cart_quantity',
    title: 'Set a quantity',
    description: 'Sets the quantity of a product that is in the cart.',
    effect: 'sets',
  }),
  callTool(cartContract.note, {
    name: 'note_in_cart',
    title: 'Note in the cart',
    description: NOTE,
    effect: 'sets',
  }),
  callTool(cartContract.exchange, {
    name: 'exchange_in_cart',
    title: 'Exchange in the cart',
    description:
      'Takes a quantity of one product out and puts a quantity of another in: both, or neither. With an idempotency_key of 16 or more characters it can be sent again safely.',
    effect: 'removes',
  }),
  callTool(cartContract.remove, {
    name: 'remove_from_cart',
    title: 'Remove from the cart',
    description: 'Takes a product out of the cart, whatever its quantity.',
    effect: 'removes',
    required: ['gtin'],
  }),
  callTool(cartContract.clear, {
    name: 'clear_cart',
    title: 'Empty the cart',
    description: 'Takes every product out of the cart.',
    effect: 'removes',
  }),
  callTool(wishlistContract.list, {
    name: 'get_wishlist',
    title: 'Read the wishlist',
    description: 'The products of the wishlist, each with the groups it is in.',
  }),
  callTool(wishlistContract.add, {
    name: 'add_to_wishlist',
    title: 'Add to the wishlist',
    description: 'Keeps a product in the wishlist; keeping it again changes nothing.',
    effect: 'sets',
  }),
  callTool(wishlistContract.note, {
    name: 'note_in_wishlist',
    title: 'Note in the wishlist',
    description: NOTE,
    effect: 'sets',
  }),
  callTool(wishlistContract.remove, {
    name: 'remove_from_wishlist',
    title: 'Remove from the wishlist',
    description: 'Takes a product out of the wishlist and out of all its groups.',
    effect: 'removes',
    required: ['gtin'],
  }),
  callTool(groups.list, {
    name: 'list_groups',
    title: 'List groups',
    description: 'The groups of the wishlist with their ids, newest first.',
  }),
  callTool(groups.items, {
    name: 'get_group',
    title: 'Read a group',
    description: 'A group and its products, by the id of the group.',
  }),
  callTool(people.listJoined, {
    name: 'list_joined_groups',
    title: 'List joined groups',
    description: 'Groups of others that the person is a member of; role says whether they may change them.',
  }),
  callTool(people.list, {
    name: 'list_group_members',
    title: 'List members of a group',
    description: 'The owner and the members of a group, by name.',
  }),
  callTool(people.activity, {
    name: 'get_group_activity',
    title: 'Read what happened in a group',
    description: 'Who added, removed or changed what in a group and when, the last first.',
  }),
  callTool(groups.create, {
    name: 'create_group',
    title: 'Create a group',
    description: 'Makes a group; anyone can find it if is_public is true.',
    effect: 'adds',
  }),
  callTool(groups.update, {
    name: 'update_group',
    title: 'Change a group',
    description: 'Changes the name, description or publicity of a group; what is not given stays.',
    effect: 'sets',
  }),
  callTool(groups.delete, {
    name: 'delete_group',
    title: 'Delete a group',
    description: 'Deletes a group; its products stay in the wishlist.',
    effect: 'removes',
  }),
  callTool(groups.addItems, {
    name: 'add_to_group',
    title: 'Add to a group',
    description: 'Adds products to a group, and to the wishlist where they are not in it.',
    effect: 'sets',
  }),
  callTool(groups.note, {
    name: 'note_in_group',
    title: 'Note in a group',
    description: NOTE,
    effect: 'sets',
  }),
  callTool(groups.removeItems, {
    name: 'remove_from_group',
    title: 'Remove from a group',
    description: 'Takes products out of a group; they stay in the wishlist.',
    effect: 'removes',
    required: ['gtins'],
  }),
];
