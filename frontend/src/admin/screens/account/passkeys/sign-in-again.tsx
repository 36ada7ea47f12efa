import { Alert, Button } from 'antd';
import { isCode } from '../../../../shared/api/api-error.ts';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { call } from '../../../../shared/api/call.ts';
import { signInAddress } from '../../../../shared/api/sign-in-address.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useLeave } from '../../../kit/session/leave.tsx';
import { markSignedIn } from '../../../kit/session/signed-in-mark.ts';

/** What to do where adding was refused because the sign-in is too long ago. */
export function SignInAgain({ error }: { error: unknown }) {
  const t = useTexts();
  const leave = useLeave();
  const signOut = useChange({
    mutationFn: () => call('post', '/api/logout'),
    meta: { errorTitle: 'session.logout.failed' },
    onSuccess: () => {
      markSignedIn(false);
      leave(signInAddress(window.location));
    },
  });
  if (!isCode(error, 'sign_in_again')) return null;
  return (
    <Alert
      action={
        <Button loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('account.passkeys.sign-in-again')}
        </Button>
      }
      title={describeFailure(error)}
      type="warning"
    />
  );
}
