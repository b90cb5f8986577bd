import type { Order } from '@tassis/contracts';
import { toBeneficiary } from '@tassis/domain';
import { ProposedNames } from './proposed-names.tsx';
import { identityText } from './identity-text.ts';
import type { Facts, Words } from './use-words.ts';

type Request = NonNullable<Order['services'][number]['negative_certificate_request']>;

/** The facts of a request for a negative certificate. */
export function certificateFacts(request: Request, words: Words): Facts {
  const { texts } = words;
  const { givenName, familyName } = toBeneficiary(request);
  const names = [request.firstAppelation, request.secoundAppelation, request.thirdAppelation];
  return [
    { term: texts.beneficiary, value: `${givenName} ${familyName}` },
    { term: texts.document, value: identityText(request, words) },
    { term: texts.companyForm, value: request.formJuridique },
    { term: texts.city, value: request.ville },
    { term: texts.names, value: <ProposedNames names={names} /> },
    { term: texts.activity, value: request.activity },
  ];
}
