import { Link } from "react-router";
import { COUNT_RETENTION_DAYS } from "#rules/site/usage";
import { RETENTION_PERIODS } from "#rules/site/data-register";
import { DialogLink } from "./opens.tsx";
import { OperatorContact, OperatorName } from "./operator.tsx";
import { registerInFrench } from "./register-fr.ts";
import { RegisterList } from "./register-list.tsx";
import type { Policy } from "./policy.ts";

export const policyInFrench: Policy = {
  gist:
    "Deke ne demande aucun compte. Vos parties restent dans votre navigateur; le serveur garde les " +
    "résultats des énigmes terminées sous un numéro tiré au hasard. Aucune visite n’est mesurée, et aucune publicité choisie pour vous, sans votre consentement.",
  topics: {
    operator: {
      title: "Qui en répond",
      text: (
        <p>
          Ce site est exploité par <OperatorName />, qui décide de ce qui est gardé et en répond&nbsp;: le responsable
          du traitement au sens du RGPD, et la personne responsable de la protection des renseignements personnels au
          sens de la Loi&nbsp;25 du Québec. Pour nous joindre&nbsp;: <OperatorContact />.
        </p>
      ),
    },
    browser: {
      title: "Ce que garde votre navigateur",
      text: (
        <>
          <p>
            Ceci est gardé dans la mémoire de votre navigateur. Tout y reste jusqu’à ce que vous l’effaciez, et on n’y
            trouve que votre langue, vos choix et vos parties&nbsp;:
          </p>
          <dl>
            <div>
              <dt>deke.round, deke.results</dt>
              <dd>
                Les parties commencées, avec un essai qui attend encore son verdict, et les résultats dont vos
                statistiques sont faites.
              </dd>
            </div>
            <div>
              <dt>deke.theme, deke.practice et les autres qui commencent par deke.</dt>
              <dd>L’apparence de Deke, vos derniers choix, et les explications que vous avez vues.</dd>
            </div>
            <div>
              <dt>i18nextLng</dt>
              <dd>Votre langue.</dd>
            </div>
            <div>
              <dt>cookieConsent</dt>
              <dd>Votre choix au sujet des témoins.</dd>
            </div>
          </dl>
          <p>
            Deux témoins disent à notre serveur quelle version d’une page vous envoyer, et rien d’autre&nbsp;:{" "}
            <b>language</b>, une fois que vous avez choisi une langue, et <b>played</b>, une fois que vous avez fait un
            essai. Chacun dure un an.
          </p>
          <p>
            Chaque essai est envoyé à notre serveur avec votre partie pour y être jugé. Vos essais à une énigme du jour
            y sont gardés jusqu’à ce qu’une semaine passe sans que vous jouiez, pour que vous repreniez où vous en étiez
            et que personne ne puisse reprendre un essai et rester classé; les autres essais ne sont pas gardés.
          </p>
        </>
      ),
    },
    results: {
      title: "Quand vous jouez une partie du jour",
      text: (
        <>
          <p>
            Quand vous en recevez une, notre serveur dépose un témoin, <b>deke_visitor</b>. Il contient un numéro tiré
            au hasard, chiffré, et rien sur vous. Il dure 400&nbsp;jours à partir de la dernière énigme reçue. Aucun
            script ni aucun autre site ne peut le lire. Sous ce numéro, nous gardons, pour chaque énigme du jour ou des
            archives que vous terminez&nbsp;: le jeu, le jour, si vous avez gagné, en combien d’essais et en combien de
            temps, vos points, et si elle compte au classement; pour la Grille, aussi les joueurs que vous avez nommés.
          </p>
          <p>
            Il sert au classement, aux chiffres qui comparent tous les joueurs, et à vous rendre vos statistiques quand
            votre navigateur les a perdues. L’entraînement et les défis ne sont pas gardés&nbsp;: c’est le lien que vous
            envoyez qui porte votre résultat et, si vous en avez un, votre surnom.
          </p>
          <p>
            Vous n’apparaissez au classement que si vous choisissez un surnom. Tout le monde peut le voir&nbsp;: évitez
            votre vrai nom si vous préférez ne pas le montrer. Quand vous choisissez le premier, nous gardons pendant un
            jour une forme brouillée de votre adresse internet&nbsp;: une même adresse ne donne que quelques nouveaux
            surnoms. Un code pour lier un autre appareil sert une seule fois, pendant dix minutes. Cet appareil prend
            alors votre numéro&nbsp;: ce qui y a été terminé s’ajoute à vos résultats, ses parties inachevées sont
            effacées, et son propre numéro aussi.
          </p>
        </>
      ),
    },
    feedback: {
      title: "Quand vous donnez votre avis",
      text: (
        <>
          <p>
            Nous gardons votre message, ainsi que votre nom et votre courriel si vous les donnez, pour le lire et vous
            répondre. Personne d’autre ne les reçoit.
          </p>
          <p>
            Pour éviter les envois en masse, nous gardons aussi une forme brouillée de votre adresse internet, qu’on ne
            peut pas rétablir sans notre clé. Elle compte pendant dix minutes et s’efface au message suivant, au plus
            tard à minuit UTC.
          </p>
        </>
      ),
    },
    register: {
      title: "Tout ce que garde notre serveur, et combien de temps",
      text: (
        <>
          <p>
            Notre base de données ne contient rien d’autre sur vous. Il n’y a ni profil, ni décision automatisée à votre
            sujet.
          </p>
          <RegisterList {...registerInFrench} />
          <p>
            Nous gardons aussi des décomptes quotidiens anonymes&nbsp;: les nouveaux joueurs et ceux qui reviennent, les
            liens d’amis ouverts, les groupes créés, les requêtes échouées. Un décompte est un nombre et un jour;
            personne n’y est reconnaissable. Ceux des parties sont gardés sans limite; les autres,{" "}
            {COUNT_RETENTION_DAYS}&nbsp;jours.
          </p>
        </>
      ),
    },
    measuring: {
      title: "Mesure d’audience et publicité",
      text: (
        <>
          <p>
            Les deux sont désactivées tant que vous ne les permettez pas. Si vous permettez la mesure d’audience, et que
            ce site mesure ses visites, votre navigateur charge Google Analytics, qui dépose des témoins commençant par{" "}
            <b>_ga</b> et dit à Google quelles pages vous ouvrez et avec quel genre d’appareil. Si vous permettez aussi
            la publicité, Google peut s’en servir pour choisir des annonces pour vous. Sans mesure d’audience, rien
            n’est demandé à Google.
          </p>
          <p>
            Vous pouvez <DialogLink dialog="cookies">changer votre choix</DialogLink> en tout temps, ici ou au bas de
            chaque page. Quand vous retirez votre consentement, la mesure s’arrête aussitôt et ces témoins sont
            supprimés.
          </p>
        </>
      ),
    },
    others: {
      title: "Qui d’autre est concerné",
      text: (
        <>
          <p>
            Deke est hébergé par Cloudflare, qui livre les pages, garde les données ci-dessus et, comme tout hébergeur,
            voit l’adresse internet d’où vient une requête. Ses journaux techniques sont gardés quelques jours. Ses
            serveurs se trouvent dans bien des pays&nbsp;: vos données peuvent donc être traitées hors du vôtre, et hors
            du Québec.
          </p>
          <p>
            Tout le reste des pages, polices et images comprises, passe par notre propre serveur, pour qu’aucun autre
            site ne soit au courant de votre visite. Nous ne vendons rien sur vous.
          </p>
        </>
      ),
    },
    backups: {
      title: "Sauvegardes",
      text: (
        <p>
          Pour qu’un accident n’emporte pas les résultats de tout le monde, Cloudflare peut ramener la base de données à
          n’importe quelle minute des {RETENTION_PERIODS.backupDays}&nbsp;derniers jours («&nbsp;Time Travel&nbsp;»;
          sept jours avec sa formule gratuite). Ce qui est effacé disparaît aussitôt de la base, et de ces copies au
          bout de ce délai. Si nous devons un jour en rétablir une, nous effaçons de nouveau ce qui l’avait été depuis.
        </p>
      ),
    },
    forgotten: {
      title: "Comment vous faire oublier",
      text: (
        <ul>
          <li>
            «&nbsp;Oubliez-moi&nbsp;», sur <Link to="/me">votre page</Link>, efface vos résultats, votre surnom et vos
            parties, sur notre serveur et dans ce navigateur, ainsi que le témoin.
          </li>
          <li>
            Effacer les données de ce site dans votre navigateur efface aussi vos choix. Faites d’abord ce qui précède,
            tant que nous pouvons savoir quels résultats sont les vôtres.
          </li>
          <li>
            Pour faire effacer un message, ou pour toute question,{" "}
            <DialogLink dialog="feedback">écrivez-nous</DialogLink>&nbsp;: dites-nous ce que vous avez envoyé, et quand.
          </li>
        </ul>
      ),
    },
    rights: {
      title: "Vos droits",
      text: (
        <>
          <p>Qui que vous soyez et où que vous viviez, vous pouvez, sans frais&nbsp;:</p>
          <ul>
            <li>
              voir tout ce que nous gardons sur vous et l’emporter&nbsp;: «&nbsp;Obtenir mes données&nbsp;», sur{" "}
              <Link to="/me">votre page</Link>, est un fichier lisible par machine;
            </li>
            <li>tout faire effacer, avec «&nbsp;Oubliez-moi&nbsp;», et faire corriger les erreurs;</li>
            <li>
              retirer votre consentement, à un surnom ou à la mesure d’audience, aussi facilement que vous l’avez donné;
            </li>
            <li>vous opposer à ce que nous gardons pour notre propre intérêt légitime, ou en faire limiter l’usage.</li>
          </ul>
          <p>
            Pour les exercer, écrivez-nous (<OperatorContact />
            )&nbsp;: vous aurez une réponse dans les 30&nbsp;jours. Sans votre témoin, nous ne pouvons pas savoir quels
            résultats sont les vôtres&nbsp;: servez-vous des boutons dans le navigateur où vous jouez.
          </p>
          <p>
            Si la réponse ne vous satisfait pas, vous pouvez porter plainte&nbsp;: au Québec, à la Commission d’accès à
            l’information; ailleurs au Canada, au Commissariat à la protection de la vie privée; en Europe, à l’autorité
            de protection des données de votre pays.
          </p>
        </>
      ),
    },
    changes: {
      title: "Si cette page change",
      text: (
        <p>Quand Deke se met à garder autre chose, cette page le dit d’abord, et la date ci-dessus change avec elle.</p>
      ),
    },
  },
};
