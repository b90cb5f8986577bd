import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { chooseNotifications, type ClientProfile } from '@tassis/contracts';
import { useLocale, useNotify } from '@tassis/design-system/host';
import type { ChosenType, NotificationChannel } from '@tassis/domain';
import { explain, transportTexts } from '@tassis/messages';
import { useRef, useState } from 'react';
import { useSettingsTexts } from '../../messages/settings/use-settings-texts.ts';

type UnsavedChoices = ReadonlyMap<string, boolean>;
const formatKey = (type: ChosenType, channel: NotificationChannel) => `${type} ${channel}`;

/** The stored choices, with optimistic updates: a choice that could not be saved is reverted, with a message. */
export function useChoices(profile: ClientProfile | undefined, refetch: () => Promise<unknown>) {
  const { notifications: texts } = useSettingsTexts();
  const locale = useLocale();
  const notify = useNotify();
  const isRefusedByEnd = useRefusedByEnd();
  const [unsaved, setUnsaved] = useState<UnsavedChoices>(new Map());
  const [isSaved, setSaved] = useState(false);
  // Saved one after the other, so that the last choice is the last one stored.
  const sending = useRef(Promise.resolve());

  const send = async (type: ChosenType, channel: NotificationChannel, wanted: boolean) => {
    try {
      await getApi().call(chooseNotifications, { body: { type, channel, wanted } });
      await refetch();
      setSaved(true);
    } catch (error) {
      if (isRefusedByEnd(error)) return;
      const choice = texts.of(texts.types[type].title, texts[channel]);
      const { text: reason } = explain(error, transportTexts(locale));
      notify({ tone: 'critical', text: texts.refused(choice, reason) });
    } finally {
      setUnsaved((before) => without(before, formatKey(type, channel), wanted));
    }
  };

  return {
    isSaved,
    isOn: (type: ChosenType, channel: NotificationChannel) =>
      unsaved.get(formatKey(type, channel)) ??
      profile?.notification_preferences[type][channel] ??
      false,
    choose: (type: ChosenType, channel: NotificationChannel, wanted: boolean) => {
      setSaved(false);
      setUnsaved((before) => new Map([...before, [formatKey(type, channel), wanted]]));
      sending.current = sending.current.then(() => send(type, channel, wanted));
    },
  };
}

/** Reverts the choice, unless it was changed again meanwhile. */
function without(unsaved: UnsavedChoices, key: string, wanted: boolean): UnsavedChoices {
  return new Map([...unsaved].filter(([other, choice]) => other !== key || choice !== wanted));
}
